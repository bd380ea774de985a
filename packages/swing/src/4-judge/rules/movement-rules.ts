import { formatTarget } from '../../3-measure/format-measurement.ts';
import { targetRangeOf } from '../../3-measure/measurements.table.ts';
import { isWithin } from '../targets/bands.ts';
import { oneLeg, splitSquat } from './balance-exercises.ts';
import { type FindingRules, sizeOf, wordFor } from './finding-rule.ts';
import { sources } from './sources.ts';

const sideWalk = { area: 'Lower Body Stability & Strength', exercise: 'lateral band walks' } as const;

const slide = targetRangeOf('pelvisSlideBh');
const usualSlide = formatTarget('pelvisSlideBh');

/** Rules on how the pelvis moves and how the finish is held: together with the head they decide balance. */
export const movementRules = {
  sway: {
    kind: 'weakness',
    issue: 'Sway in the backswing',
    measurement: 'pelvisSwayBh',
    weight: 0.7,
    appliesWithin: { above: 4 },
    also: ['headSidewaysAtTopBh'],
    topic: 'turning instead of swaying',
    priorityAdvice: [
      'Turn instead of swaying, and do that first: a pelvis that drifts back has to find its way forward in time for the ball.',
      'Stay over your feet in the backswing first: from a turn on the spot it is a short way back to the ball.',
    ],
    brief: 'Your pelvis drifts away from the target in the backswing.',
    text: ({ reading, measured, other }) => {
      const sways = wordFor(
        measured,
        [
          [{ above: 10 }, 'sways far'],
          [{ above: 6 }, 'clearly sways'],
        ],
        'sways',
      );
      const head = other('headSidewaysAtTopBh');
      const along = head && isWithin(head, { above: 4 }) ? ' Your head goes with it.' : '';
      return `Your pelvis ${sways} away from the target in the backswing, by ${reading} of your height at the farthest, where up to 4 % is usual.${along}`;
    },
    drill: {
      text: 'Push an alignment stick into the ground outside your back foot and swing back without touching it.',
      tip: 'Swing back without touching a stick outside your back foot.',
    },
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
    exercises: [sideWalk, oneLeg],
  },
  'centred-turn': {
    kind: 'strength',
    title: 'Centered turn',
    unless: ['reverse-spine', 'short-hip-turn'],
    measurement: 'pelvisSwayBh',
    weight: 0.4,
    appliesWithin: { from: -4, upTo: 4 },
    topic: 'your centered pelvis',
    brief: 'Your pelvis stays centered in the backswing.',
    text: () =>
      'Centered in the backswing: your pelvis moves no more than 4 % of your height from where it was at address.',
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
  },
  'slides-through': {
    kind: 'weakness',
    issue: 'Slide in the downswing',
    measurement: 'pelvisSlideBh',
    weight: 0.55,
    appliesWithin: { above: slide.upTo },
    topic: 'turning through instead of sliding',
    priorityAdvice: ['Turn through the ball before you think of anything else: a long slide leaves the club behind.'],
    brief: 'Your pelvis slides toward the target in the downswing.',
    text: ({ reading }) =>
      `In the downswing your pelvis slides ${reading} of your height toward the target, where ${usualSlide} is usual.`,
    drill: {
      text: 'Push an alignment stick into the ground outside your front foot and strike the ball without bumping it.',
      tip: 'Swing without bumping a stick outside your front foot.',
    },
    norm: `${usualSlide} of body height`,
    source: sources.tourFaceOn,
    exercises: [sideWalk, { area: 'Pelvic Mobility & Control', exercise: 'hip turns against a band' }],
  },
  'hangs-back': {
    kind: 'weakness',
    issue: 'Hanging back at impact',
    measurement: 'pelvisSlideBh',
    weight: 0.65,
    appliesWithin: { below: slide.from },
    topic: 'getting to your front side',
    priorityAdvice: [
      'Get onto your front side first: the lowest point of the swing follows you toward the target.',
      'Move toward the target before you strike, and let that come first: the club follows you through the ball.',
    ],
    brief: 'You hang back at impact.',
    text: ({ reading, measured }) =>
      Math.round(measured.value) < 0
        ? `You hang back: at impact your pelvis is ${sizeOf(measured, 'pelvisSlideBh')} of your height farther from the target than at address, where ${usualSlide} toward it is usual.`
        : `You hang back: from address to impact your pelvis moves ${reading} of your height toward the target, where ${usualSlide} is usual.`,
    drill: {
      text: 'Send the club head low over a tee that lies a hand’s width on the target side of the ball.',
      tip: 'Swing low over a tee just past the ball.',
    },
    norm: `${usualSlide} of body height`,
    source: sources.tourFaceOn,
    exercises: [splitSquat, sideWalk],
  },
  'moves-to-the-front': {
    kind: 'strength',
    title: 'Weight forward',
    measurement: 'pelvisSlideBh',
    weight: 0.35,
    appliesWithin: slide,
    topic: 'the way you move toward the target',
    brief: 'By impact your pelvis has moved toward the target, as it should.',
    text: ({ reading }) =>
      `You move toward the target in the downswing: at impact your pelvis is ${reading} of your height nearer to it.`,
    norm: `${usualSlide} of body height`,
    source: sources.tourFaceOn,
  },
  'pelvis-drops': {
    kind: 'weakness',
    unless: ['head-dips'],
    issue: 'Pelvis drops in the backswing',
    measurement: 'pelvisLiftAtTopBh',
    weight: 0.4,
    appliesWithin: { below: -3 },
    topic: 'keeping your legs long in the backswing',
    priorityAdvice: [
      'Keep your legs long in the backswing first: the club then comes back to the ball at the height at which it left.',
    ],
    brief: 'Your pelvis drops in the backswing.',
    text: ({ measured }) =>
      `You sink in the backswing: your pelvis drops by ${sizeOf(measured, 'pelvisLiftAtTopBh')} of your height, where up to 3 % is usual.`,
    drill: {
      text: 'Keep your belt level with one spot in the background while the club goes back.',
      tip: 'Keep your belt level with a spot in the background.',
    },
    norm: 'up to 3 % of body height',
    source: sources.tourDownTheLine,
    exercises: [splitSquat],
  },
  'unsteady-finish': {
    kind: 'weakness',
    issue: 'Unstable finish',
    measurement: 'finishSwayBh',
    weight: 0.5,
    appliesWithin: { above: 3 },
    topic: 'a finish that you can hold',
    priorityAdvice: ['Look at the finish first: a swing in balance ends in a pose that you can hold.'],
    brief: 'Your finish is unstable.',
    text: ({ reading }) =>
      `Your finish is unstable: once there, your pelvis still moves ${reading} of your height, where up to 3 % is usual.`,
    drill: {
      text: 'Hold the finish, belt buckle at the target, until the ball has landed.',
      tip: 'Hold your finish until the ball has landed.',
    },
    norm: 'up to 3 % of body height',
    source: sources.tourFaceOn,
    exercises: [oneLeg, splitSquat],
  },
  'held-finish': {
    kind: 'strength',
    title: 'Held finish',
    measurement: 'finishSwayBh',
    weight: 0.35,
    appliesWithin: { upTo: 3 },
    topic: 'the way you hold your finish',
    brief: 'You hold your finish.',
    text: ({ reading }) => `You hold your finish: once there, your pelvis moves ${reading} of your height.`,
    norm: 'up to 3 % of body height',
    source: sources.tourFaceOn,
  },
} satisfies FindingRules;
