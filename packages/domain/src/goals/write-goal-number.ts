import type { GoalMeasure } from '@trueswing/contracts';
import {
  digitsOf,
  formatLength,
  formatTurn,
  isTurn,
  measurementRows,
  type Stature,
  unitOf,
  writeNumber,
} from '@trueswing/swing';
import { goalWords } from './goal-words.ts';

// Lengths are stored in % of the body height. They are written in the golfer's unit where the height is known.

const isLength = (measurement: GoalMeasure): boolean => measurementRows[measurement].unit === '% of body height';

/** A level as the dial shows it: "35°", "3.1", "4 %", "2.5 in". */
export const writeLevel = (measurement: GoalMeasure, value: number, stature: Stature | null): string =>
  isTurn(measurement) ? formatTurn(value) : writeGoalNumber(measurement, value, stature);

/** A target, or an end of a change: "40°", "3.0", "4 %", "2.5 in". Steps of a dial would hide which side of none a change ends on. */
export const writeGoalNumber = (measurement: GoalMeasure, value: number, stature: Stature | null): string =>
  writeSize(measurement, goalWords[measurement].isNegated ? 0 - value : value, stature);

/** A size that shows more often than not, rounded up. */
export function writeLeastGain(measurement: GoalMeasure, gain: number, stature: Stature | null): string {
  const steps = 10 ** digitsOf(measurement);
  return writeSize(measurement, Math.ceil(gain * steps) / steps, stature);
}

/** A target within a sentence, which names whose height the percentage is of. */
export const sayTarget = (measurement: GoalMeasure, target: number, stature: Stature | null): string =>
  `${writeGoalNumber(measurement, target, stature)}${isLength(measurement) && !stature ? ' of your height' : ''}`;

const writeSize = (measurement: GoalMeasure, size: number, stature: Stature | null): string =>
  isLength(measurement)
    ? formatLength(size, stature)
    : `${writeNumber(size, digitsOf(measurement))}${unitOf(measurement)}`;
