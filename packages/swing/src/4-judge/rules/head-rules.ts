import { isWithin } from '../targets/bands.ts';
import { oneLeg, splitSquat } from './balance-exercises.ts';
import { type FindingRules, sizeOf, wordFor } from './finding-rule.ts';
import { sources } from './sources.ts';

/** Rules on how far the head moves, sideways and up and down. */
export const headRules = {
  'head-moves': {
    kind: 'weakness',
    issue: 'Head movement',
    measurement: 'headMovementBh',
    weight: 0.6,
    appliesWithin: { above: 9 },
    also: ['headSidewaysAtTopBh'],
    topic: 'a quieter head',
    priorityAdvice: [
      'A quieter head comes first: the less it travels, the easier it is to bring the club back to the ball.',
      'Let the swing go round a quieter head first: the club then finds its way back to the ball more easily.',
    ],
    brief: 'Your head travels more than usual.',
    text: ({ reading, measured, other }) => {
      const sideways = other('headSidewaysAtTopBh');
      const half = (measured.value + measured.plusMinus) / 2;
      const where = !sideways
        ? ''
        : wordFor(
            sideways,
            [
              [{ above: half }, ', most of it away from the target in the backswing'],
              [{ below: -half }, ', most of it toward the target in the backswing'],
            ],
            '',
          );
      return `Your head moves ${reading} of your height before impact${where}; up to 9 % is usual.`;
    },
    drill: {
      text: 'Pick one dimple on the back of the ball and keep it in sight until the club has struck it.',
      tip: 'Watch one dimple of the ball until you strike it.',
    },
    norm: 'up to 9 % of body height',
    source: sources.tourFaceOn,
    exercises: [
      oneLeg,
      { area: 'Core Control & Rotational Strength', exercise: 'standing trunk turns in front of a mirror' },
    ],
  },
  'steady-head': {
    kind: 'strength',
    title: 'Steady head',
    unless: ['head-rises', 'head-dips', 'reverse-spine'],
    measurement: 'headMovementBh',
    weight: 0.4,
    appliesWithin: { upTo: 9 },
    topic: 'your steady head',
    brief: 'Your head stays steady.',
    text: ({ reading }) => `Your head is steady: it moves ${reading} of your height before impact.`,
    norm: 'up to 9 % of body height',
    source: sources.tourFaceOn,
  },
  'head-rises': {
    kind: 'weakness',
    issue: 'Head rises into impact',
    measurement: 'headLiftAtImpactBh',
    weight: 0.5,
    appliesWithin: { above: 1 },
    topic: 'staying down through the strike',
    priorityAdvice: [
      'Stay down through the strike first: when you come up, the club tends to come up with you.',
      'Keep your height until the ball has left, before anything else: then the club stays down with you.',
    ],
    brief: 'Your head comes up through the strike.',
    text: ({ reading }) =>
      `You come up through the strike: at impact your head is ${reading} of your height higher than at address, where up to 1 % is usual.`,
    drill: {
      text: 'Clip a tee that stands just in front of the ball.',
      tip: 'Clip a tee just in front of the ball.',
    },
    norm: 'up to 1 % of body height',
    source: sources.tourFaceOn,
    exercises: [splitSquat],
  },
  'head-dips': {
    kind: 'weakness',
    issue: 'Head dips in the backswing',
    measurement: 'headLiftAtTopBh',
    weight: 0.45,
    appliesWithin: { below: -4 },
    topic: 'keeping your height in the backswing',
    also: ['pelvisLiftAtTopBh'],
    priorityAdvice: ['Keep your height in the backswing first: what sinks has to rise again before the ball.'],
    brief: 'Your head sinks in the backswing.',
    text: ({ measured, other }) => {
      const pelvis = other('pelvisLiftAtTopBh');
      const along = pelvis && isWithin(pelvis, { below: 0 }) ? ' Your pelvis sinks with it.' : '';
      return `Your head sinks by ${sizeOf(measured, 'headLiftAtTopBh')} of your height in the backswing, where up to 4 % is usual.${along}`;
    },
    drill: {
      text: 'Keep the ball at the same distance from your eyes until the club starts down.',
      tip: 'Keep your eyes at one distance from the ball.',
    },
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
    exercises: [splitSquat],
  },
} satisfies FindingRules;
