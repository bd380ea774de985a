import { ballNumbers, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import {
  digitsOf,
  formatLength,
  formatTurn,
  goalScales,
  isTurn,
  lengthUnitOf,
  measurementRows,
  roundNumberUp,
  type Stature,
  toLengthUp,
  unitOf,
  writeNumber,
} from '@trueswing/swing';
import { formatBall, formatChange, formatExtent } from '../shots/format-ball.ts';
import { goalWords } from './goal-words.ts';

// Lengths are stored in % of the body height. They are written in the golfer's unit where the height is known.

export const isLength = (measurement: GoalMeasure): boolean =>
  !isBallGoal(measurement) && measurementRows[measurement].unit === '% of body height';

/**
 * A level as the dial shows it: "35°", "3.1", "4 %", "2.5 in". Where "at most" is the goal, less than nothing is nothing; what leans or
 * moves the other way has its word: "4° toward target".
 */
export function writeLevel(measurement: GoalMeasure, value: number, stature: Stature | null): string {
  if (isTurn(measurement)) return formatTurn(value);
  const { isNegated } = goalWords[measurement];
  const size = isNegated ? 0 - value : value;
  if (isBallGoal(measurement) || size >= 0) return writeSize(measurement, size, stature);
  if (isNegated || goalScales[measurement].aim.from === Number.NEGATIVE_INFINITY) {
    return writeSize(measurement, 0, stature);
  }
  const [, opposite = ''] = measurementRows[measurement].directions ?? [];
  return `${writeSize(measurement, -size, stature)} ${opposite}`;
}

/** A target, or an end of a swing's change: "40°", "3.0", "4 %", "2.5 in". Steps of a dial would hide which side of none a change ends on. */
export const writeGoalNumber = (measurement: GoalMeasure, value: number, stature: Stature | null): string =>
  writeSize(measurement, goalWords[measurement].isNegated ? 0 - value : value, stature);

/** A size that shows more often than not, rounded up. */
export function writeLeastGain(measurement: GoalMeasure, gain: number, stature: Stature | null): string {
  if (isLength(measurement)) return `${toLengthUp(gain, stature)}${lengthUnitOf(stature)}`;
  const isBall = isBallGoal(measurement);
  const size = roundNumberUp(gain, isBall ? ballNumbers[measurement].digits : digitsOf(measurement));
  return isBall ? formatExtent(size, measurement) : writeSize(measurement, size, stature);
}

/** An end of a change's range, which may be a loss. Of the ball it has a direction instead of a sign: "0.8° to the left". */
export const writeChange = (measurement: GoalMeasure, change: number, stature: Stature | null): string =>
  isBallGoal(measurement) ? formatChange(change, measurement) : writeGoalNumber(measurement, change, stature);

/** A target within a sentence, which names whose height the percentage is of. */
export const sayTarget = (measurement: GoalMeasure, target: number, stature: Stature | null): string =>
  `${writeGoalNumber(measurement, target, stature)}${isLength(measurement) && !stature ? ' of your height' : ''}`;

function writeSize(measurement: GoalMeasure, size: number, stature: Stature | null): string {
  if (isBallGoal(measurement)) return formatBall(size, measurement);
  return isLength(measurement)
    ? formatLength(size, stature)
    : `${writeNumber(size, digitsOf(measurement))}${unitOf(measurement)}`;
}
