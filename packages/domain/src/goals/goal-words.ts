import { type GoalMeasure, type GoalReadings, readingsOf } from '@trueswing/contracts';

/** Words for the number of a goal. */
export interface GoalWords {
  /** It can follow "your": "hip turn". */
  readonly noun: string;
  /** Names a target of a size, as "a hip turn of 40°". */
  readonly target: (size: string) => string;
  /** Its size is the number with the other sign: a head that dips by 5 % has a height of −5 %. */
  readonly isNegated?: true;
}

const of = (noun: string, article = 'a'): GoalWords => ({ noun, target: (size) => `${article} ${noun} of ${size}` });

/** The words of each number that can be a goal. */
export const goalWords: Readonly<Record<GoalMeasure, GoalWords>> = {
  shoulderTurnDeg: of('shoulder turn'),
  hipRotationDeg: of('hip turn'),
  xFactorDeg: of('X-factor', 'an'),
  tempoRatio: of('tempo'),
  spineAngleDeg: of('forward bend'),
  trailKneeFlexDeg: of('back knee bend'),
  stanceWidthHw: { noun: 'stance', target: (size) => `a stance of ${size} hip widths` },
  pelvisSlideBh: { noun: 'hip slide', target: (size) => `a hip slide of ${size} toward the target` },
  spineAngleChangeDeg: {
    noun: 'posture through the strike',
    target: (size) => `a spine that straightens at most ${size}`,
    isNegated: true,
  },
  sideBendAtTopDeg: { noun: 'lean at the top', target: (size) => `a lean of ${size} away from the target at the top` },
  headLiftAtTopBh: {
    noun: 'head dip',
    target: (size) => `a head that dips at most ${size} going back`,
    isNegated: true,
  },
  pelvisLiftAtTopBh: {
    noun: 'hip drop',
    target: (size) => `hips that drop at most ${size} going back`,
    isNegated: true,
  },
  earlyExtensionBh: {
    noun: 'distance to the ball',
    target: (size) => `hips that come at most ${size} closer to the ball`,
  },
  headMovementBh: { noun: 'head movement', target: (size) => `a head movement of at most ${size}` },
  headLiftAtImpactBh: {
    noun: 'head height at impact',
    target: (size) => `a head that rises at most ${size} by impact`,
  },
  pelvisSwayBh: { noun: 'hip sway', target: (size) => `a hip sway of at most ${size}` },
  handPathShiftBh: { noun: 'hand path', target: (size) => `hands that come down at most ${size} outside` },
  finishSwayBh: { noun: 'balance at the finish', target: (size) => `a finish in which your hips move at most ${size}` },
  faceAngleDeg: of('face angle'),
  faceToPathDeg: of('face to path'),
  clubPathDeg: of('club path'),
  smashFactor: of('smash factor'),
  spinRpm: of('spin rate'),
};

const readingNames: Readonly<Record<GoalReadings, readonly [one: string, more: string]>> = {
  swings: ['swing', 'swings'],
  'days-of-shots': ['day of shots', 'days of shots'],
};

/** "swing", "days of shots" */
export const nameReadings = (readings: GoalReadings, count: number): string =>
  readingNames[readings][count === 1 ? 0 : 1];

/** "1 swing", "3 days of shots": readings of the number of a goal. */
export const countReadings = (measurement: GoalMeasure, count: number): string =>
  `${count} ${nameReadings(readingsOf(measurement), count)}`;
