import { ballNumbers, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import { digitsOf } from '../../3-measure/format-measurement.ts';
import { type TargetName, targetRangeOf, type ValueRange } from '../../3-measure/measurements.table.ts';
import { isTurn } from '../targets/mobility-scales.ts';

/** Targets that can be chosen for a number, and where its goals lead. */
export interface GoalScale {
  /** The targets, both ends included, in the steps in which the number is shown. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A level below it is led up, one above it down, and one inside it nowhere. Unbounded where more, or less, is always better. */
  readonly aim: ValueRange;
}

type Targets = Omit<GoalScale, 'aim'>;

/** A number of which more is better. */
const rising = (targets: Targets): GoalScale => ({
  ...targets,
  aim: { from: targets.max, upTo: Number.POSITIVE_INFINITY },
});

/** A number of which less is better. */
const falling = (targets: Targets): GoalScale => ({
  ...targets,
  aim: { from: Number.NEGATIVE_INFINITY, upTo: targets.min },
});

/** A number with a usual range, which is reached from either side. */
const within = (name: TargetName, targets: Targets): GoalScale => ({ ...targets, aim: targetRangeOf(name) });

/** An angle this small is straight enough for most golfers, degrees. */
export const nearlyStraight = 1;

/** An angle to one side of the target or of the path, which is led to none. */
const straight: GoalScale = { min: -8, max: 8, step: 0.5, aim: { from: 0, upTo: 0 } };

/** The tempo that is usual on tour. */
const usualTempo = 3;

/** The scale of each number that a step of the verdict may ask to change. */
export const goalScales: Readonly<Record<GoalMeasure, GoalScale>> = {
  shoulderTurnDeg: rising({ min: 40, max: 120, step: 5 }),
  hipRotationDeg: rising({ min: 20, max: 70, step: 5 }),
  xFactorDeg: rising({ min: 15, max: 80, step: 5 }),
  tempoRatio: { min: 2, max: 4.5, step: 0.1, aim: { from: usualTempo, upTo: usualTempo } },
  spineAngleDeg: within('spineAngleDeg', { min: 15, max: 60, step: 5 }),
  trailKneeFlexDeg: within('trailKneeFlexDeg', { min: 5, max: 60, step: 5 }),
  stanceWidthHw: within('stanceWidthHw', { min: 1, max: 3.5, step: 0.1 }),
  pelvisSlideBh: within('pelvisSlideBh', { min: 1, max: 18, step: 1 }),
  spineAngleChangeDeg: rising({ min: -20, max: -2, step: 2 }),
  sideBendAtTopDeg: rising({ min: 5, max: 20, step: 5 }),
  headLiftAtTopBh: rising({ min: -10, max: -1, step: 1 }),
  pelvisLiftAtTopBh: rising({ min: -10, max: -1, step: 1 }),
  earlyExtensionBh: falling({ min: 1, max: 10, step: 1 }),
  headMovementBh: falling({ min: 5, max: 18, step: 1 }),
  headLiftAtImpactBh: falling({ min: 1, max: 8, step: 1 }),
  pelvisSwayBh: falling({ min: 1, max: 10, step: 1 }),
  handPathShiftBh: falling({ min: 1, max: 10, step: 1 }),
  finishSwayBh: falling({ min: 2, max: 8, step: 1 }),
  faceAngleDeg: straight,
  faceToPathDeg: straight,
  clubPathDeg: straight,
  smashFactor: rising({ min: 1, max: 1.5, step: 0.01 }),
  spinRpm: falling({ min: 1_500, max: 6_000, step: 100 }),
};

/** A goal's target with the direction in which it leads. */
interface AimedTarget {
  readonly measurement: GoalMeasure;
  readonly target: number;
  readonly direction: 1 | -1;
}

/** Whether a number is an angle to either side. */
export const isAngle = (measurement: GoalMeasure): boolean => goalScales[measurement] === straight;

/** Whether a goal would lead across the middle: from an angle to the left to one to the right. */
export const isAcross = ({ measurement, target, direction }: AimedTarget): boolean =>
  isAngle(measurement) && target * direction > 0;

/** Whether a level reads at a target or beyond it: where both are written alike, it does. */
export function isAtTarget({ measurement, target, direction }: AimedTarget, level: number): boolean {
  const { from, upTo } = farEndOf(measurement, target);
  const tolerance = roundingOf(measurement) / 2;
  return (level - target) * direction >= -tolerance && from - tolerance <= level && level <= upTo + tolerance;
}

/** Levels that are not too far: inside what is usual, or of an angle that has become one to the other side as small a one. */
function farEndOf(measurement: GoalMeasure, target: number): ValueRange {
  const { aim } = goalScales[measurement];
  if (isAngle(measurement)) {
    const most = Math.max(Math.abs(target), nearlyStraight);
    return { from: -most, upTo: most };
  }
  // A tempo that has gone past the best one is still well where it is usual.
  if (measurement === 'tempoRatio') return targetRangeOf(measurement);
  return hasTwoSides(measurement) ? aim : { from: Number.NEGATIVE_INFINITY, upTo: Number.POSITIVE_INFINITY };
}

/** The step in which a number is written: a dial shows a turn in steps of 5°. */
const roundingOf = (measurement: GoalMeasure): number =>
  isTurn(measurement) ? 5 : 10 ** -(isBallGoal(measurement) ? ballNumbers[measurement].digits : digitsOf(measurement));

/** Whether a number can be too great and too small, unlike one of which more, or less, is always better. */
export function hasTwoSides(measurement: GoalMeasure): boolean {
  const { from, upTo } = goalScales[measurement].aim;
  return Number.isFinite(upTo - from);
}

/** Whether a level is as near to its aim as targets are to each other: then no goal leads there. */
export function isAtAim(measurement: GoalMeasure, level: number): boolean {
  const { aim, step } = goalScales[measurement];
  return aim.from - step / 2 < level && level < aim.upTo + step / 2;
}

/**
 * Where a goal leads that is set from a number with this value and starts at a level. Only a tempo turns around where the level lies on its
 * other side: a golfer who wants to slide less is not led to slide more, nor one who misses to the right to miss less to the left.
 */
export function directionOf(measurement: GoalMeasure, level: number, asSet: 1 | -1): 1 | -1 {
  const { from, upTo } = goalScales[measurement].aim;
  return from === upTo && !isAngle(measurement) ? directionFrom(measurement, level, asSet) : asSet;
}

/**
 * Where a level leads.
 * @param inside direction of a level inside the aim
 */
export function directionFrom(measurement: GoalMeasure, level: number, inside: 1 | -1 = 1): 1 | -1 {
  const { from, upTo } = goalScales[measurement].aim;
  if (level < from) return 1;
  return level > upTo ? -1 : inside;
}
