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
  spineAngleDeg: { noun: 'forward bend', target: (size) => `a forward bend of ${size} at address` },
  trailKneeFlexDeg: { noun: 'back knee bend', target: (size) => `a back knee bent ${size} at address` },
  stanceWidthHw: { noun: 'stance', target: (size) => `a stance of ${size} hip widths` },
  pelvisSlideBh: { noun: 'weight shift', target: (size) => `a hip slide of ${size} toward the target` },
  spineAngleChangeDeg: {
    noun: 'posture through the strike',
    target: (size) => `a spine that straightens ${size} at most`,
    isNegated: true,
  },
  sideBendAtTopDeg: { noun: 'lean at the top', target: (size) => `a lean of ${size} away from the target at the top` },
  headLiftAtTopBh: {
    noun: 'height going back',
    target: (size) => `a head that dips ${size} at most going back`,
    isNegated: true,
  },
  pelvisLiftAtTopBh: {
    noun: 'hip height going back',
    target: (size) => `hips that drop ${size} at most going back`,
    isNegated: true,
  },
  earlyExtensionBh: {
    noun: 'room at impact',
    target: (size) => `hips that move ${size} at most toward the ball`,
  },
  headMovementBh: { noun: 'head movement', target: (size) => `a head movement of ${size} at most` },
  headLiftAtImpactBh: {
    noun: 'head height at impact',
    target: (size) => `a head that rises ${size} at most by impact`,
  },
  pelvisSwayBh: { noun: 'hip sway', target: (size) => `a hip sway of ${size} at most` },
  handPathShiftBh: { noun: 'hand path', target: (size) => `hands that come down ${size} at most outside their path` },
  finishSwayBh: { noun: 'balance at the finish', target: (size) => `a finish in which your hips move ${size} at most` },
  leadArmBendAtImpactDeg: { noun: 'front arm', target: (size) => `a front arm bent ${size} at most at impact` },
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
