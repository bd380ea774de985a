import { byHowMuch, type FindingRule, sizeOf, surelyAbove, surelyBelow, within } from '../finding-rule.ts';
import { sources } from '../sources.ts';

const sideWalk = { area: 'Lower Body Stability & Strength', exercise: 'lateral band walks' } as const;
const oneLeg = {
  area: 'Ankle Mobility & Foot Function',
  exercise: 'single-leg balance with slow trunk turns',
} as const;
const splitSquat = { area: 'Lower Body Stability & Strength', exercise: 'split squats with a pause' } as const;

/** Head and pelvis, and how the finish is held: what balance is read from. */
export const movementRules: readonly FindingRule[] = [
  {
    rule: 'head-moves',
    kind: 'weakness',
    issue: 'Head movement',
    measurement: 'headMovementBh',
    weight: 0.6,
    holds: surelyAbove(9),
    limit: 9,
    also: ['headSidewaysAtTopBh'],
    about: 'a quieter head',
    text: ({ reading, measured, other }) => {
      const sideways = other('headSidewaysAtTopBh');
      const isMost = sideways && Math.abs(sideways.value) > Math.max(measured.value / 2, 2 * sideways.plusMinus);
      const way = sideways && sideways.value > 0 ? 'away from' : 'toward';
      const where = isMost ? `, most of it ${way} the target going back` : '';
      return `Your head moves ${reading} of your height before impact${where}; up to 9 % is usual.`;
    },
    cue: 'Pick one dimple on the back of the ball and keep it in sight until the club has struck it.',
    norm: 'up to 9 % of body height',
    source: sources.tourFaceOn,
    exercises: [
      oneLeg,
      { area: 'Core Control & Rotational Strength', exercise: 'standing trunk turns in front of a mirror' },
    ],
  },
  {
    rule: 'steady-head',
    kind: 'strength',
    unless: ['head-rises', 'head-dips', 'reverse-spine'],
    measurement: 'headMovementBh',
    weight: 0.4,
    holds: surelyBelow(9),
    about: 'your steady head',
    text: ({ reading }) => `Steady head: it moves ${reading} of your height before impact.`,
    norm: 'up to 9 % of body height',
    source: sources.tourFaceOn,
  },
  {
    rule: 'head-rises',
    kind: 'weakness',
    issue: 'Head rises into impact',
    measurement: 'headLiftAtImpactBh',
    weight: 0.5,
    holds: surelyAbove(1),
    limit: 1,
    about: 'staying down through the strike',
    text: ({ reading }) =>
      `You come up through the strike: at impact your head is ${reading} of your height higher than at address, where up to 1 % is usual.`,
    cue: 'Clip a tee that stands just in front of the ball.',
    norm: 'up to 1 % of body height',
    source: sources.tourFaceOn,
    exercises: [splitSquat],
  },
  {
    rule: 'head-dips',
    kind: 'weakness',
    issue: 'Head dips in the backswing',
    measurement: 'headLiftAtTopBh',
    weight: 0.45,
    holds: surelyBelow(-4),
    limit: -4,
    about: 'keeping your height in the backswing',
    also: ['pelvisLiftAtTopBh'],
    text: ({ measured, other }) => {
      const pelvis = other('pelvisLiftAtTopBh');
      const along = pelvis && pelvis.value + pelvis.plusMinus < 0 ? ' Your pelvis sinks with it.' : '';
      return `Your head sinks by ${sizeOf(measured, 'headLiftAtTopBh')} of your height going back, where up to 4 % is usual.${along}`;
    },
    cue: 'Keep the ball at the same distance from your eyes until the club starts down.',
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
    exercises: [splitSquat],
  },
  {
    rule: 'sway',
    kind: 'weakness',
    issue: 'Sway in the backswing',
    measurement: 'pelvisSwayBh',
    weight: 0.7,
    holds: surelyAbove(4),
    limit: 4,
    also: ['headSidewaysAtTopBh'],
    about: 'turning instead of swaying',
    text: ({ reading, measured, other }) => {
      const much = byHowMuch(measured, 4, ['', 'clearly ', 'far ']);
      const head = other('headSidewaysAtTopBh');
      const along = head && head.value - head.plusMinus > 4 ? ' Your head goes with it.' : '';
      return `Your pelvis sways ${much}away from the target in the backswing, by ${reading} of your height, where up to 4 % is usual.${along}`;
    },
    cue: 'Push an alignment stick into the ground outside your back foot and swing back without touching it.',
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
    exercises: [sideWalk, oneLeg],
  },
  {
    rule: 'centred-turn',
    kind: 'strength',
    unless: ['reverse-spine', 'short-hip-turn'],
    measurement: 'pelvisSwayBh',
    weight: 0.4,
    holds: within(-4, 4, 2),
    about: 'your centred pelvis',
    text: () => 'You turn on the spot: your pelvis stays centred in the backswing.',
    norm: 'up to 4 % of body height',
    source: sources.tourFaceOn,
  },
  {
    rule: 'slides-through',
    kind: 'weakness',
    issue: 'Slide in the downswing',
    measurement: 'pelvisSlideBh',
    weight: 0.55,
    holds: surelyAbove(12),
    limit: 12,
    about: 'turning through instead of sliding',
    text: ({ reading }) =>
      `In the downswing your pelvis slides ${reading} of your height toward the target, where 2–12 % is usual.`,
    cue: 'Push an alignment stick into the ground outside your front foot and strike the ball without bumping it.',
    norm: '2–12 % of body height',
    source: sources.tourFaceOn,
    exercises: [sideWalk, { area: 'Pelvic Mobility & Control', exercise: 'hip turns against a band' }],
  },
  {
    rule: 'hangs-back',
    kind: 'weakness',
    issue: 'Hanging back at impact',
    measurement: 'pelvisSlideBh',
    weight: 0.65,
    holds: surelyBelow(2),
    limit: 2,
    about: 'getting to the front foot',
    text: ({ reading }) =>
      `You hang back: at impact your pelvis has hardly moved toward the target (${reading} of your height), where 2–12 % is usual.`,
    cue: 'Brush the grass on the target side of the ball.',
    norm: '2–12 % of body height',
    source: sources.tourFaceOn,
    exercises: [splitSquat, sideWalk],
  },
  {
    rule: 'moves-to-the-front',
    kind: 'strength',
    measurement: 'pelvisSlideBh',
    weight: 0.35,
    holds: within(3, 11, 2),
    about: 'the way you move onto the front foot',
    text: ({ reading }) =>
      `You move onto the front foot in time: at impact your pelvis is ${reading} of your height nearer the target.`,
    norm: '2–12 % of body height',
    source: sources.tourFaceOn,
  },
  {
    rule: 'pelvis-drops',
    kind: 'weakness',
    unless: ['head-dips'],
    issue: 'Pelvis drops in the backswing',
    measurement: 'pelvisLiftAtTopBh',
    weight: 0.4,
    holds: surelyBelow(-3),
    limit: -3,
    about: 'keeping your legs long in the backswing',
    text: ({ measured }) =>
      `You sink in the backswing: your pelvis drops by ${sizeOf(measured, 'pelvisLiftAtTopBh')} of your height, where up to 3 % is usual.`,
    cue: 'Keep your belt level with one spot in the background while the club goes back.',
    norm: 'up to 3 % of body height',
    source: sources.tourDownTheLine,
    exercises: [splitSquat],
  },
  {
    rule: 'unsteady-finish',
    kind: 'weakness',
    issue: 'Unstable finish',
    measurement: 'finishSwayBh',
    weight: 0.5,
    holds: surelyAbove(3),
    limit: 3,
    about: 'a finish that you can hold',
    text: ({ reading }) =>
      `Your finish is unstable: once there, your pelvis still wanders by ${reading} of your height, where up to 3 % is usual.`,
    cue: 'Hold the finish, belt buckle at the target, until the ball has landed.',
    norm: 'up to 3 % of body height',
    source: sources.tourFaceOn,
    exercises: [oneLeg, splitSquat],
  },
  {
    rule: 'held-finish',
    kind: 'strength',
    measurement: 'finishSwayBh',
    weight: 0.35,
    holds: (m) => m.value + m.plusMinus <= 3,
    about: 'your held finish',
    text: () => 'You hold your finish: once there, you stand still.',
    norm: 'up to 3 % of body height',
    source: sources.tourFaceOn,
  },
];
