import type { Goal, GoalEnd, GoalMeasure } from '@trueswing/contracts';
import { formatTurn } from '@trueswing/swing';

/** A level as the dial shows it: "35°", "3.1". */
export const writeLevel = (measurement: GoalMeasure, value: number): string =>
  measurement === 'tempoRatio' ? value.toFixed(1) : formatTurn(value);

/** A change, to whole degrees: steps of a dial would hide which side of none it ends on. */
const writeChange = (measurement: GoalMeasure, value: number): string => {
  const digits = measurement === 'tempoRatio' ? 1 : 0;
  const rounded = Math.abs(value).toFixed(digits);
  return `${value < 0 && Number(rounded) !== 0 ? '−' : ''}${rounded}${digits === 0 ? '°' : ''}`;
};

/** Says the levels of an ended goal and the range of the change. Levels are those of a dial, so they are left out where the change is too small to be sure. */
export function sayGoalLevels(
  { measurement, direction, startSwings }: Pick<Goal, 'measurement' | 'direction' | 'startSwings'>,
  { ending, start, retest, gainRange, swings }: GoalEnd,
): string[] {
  if (start === null || startSwings === 0) return [];
  const before = `Your last ${startSwings} swings before`;
  const level = (value: number) => writeLevel(measurement, value);
  if (ending === 'already-there') return [`Your last ${startSwings} swings read about ${level(start)}.`];
  if (retest === null || !gainRange) return [];
  const sign = direction === 'up' ? 1 : -1;
  const ends = [sign * gainRange.low, sign * gainRange.high].toSorted((one, other) => one - other);
  const [low = 0, high = 0] = ends;
  const range = `The change lies between ${writeChange(measurement, low)} and ${writeChange(measurement, high)} in 90 of 100 cases.`;
  if (ending === 'no-sure-change') return [`We compared ${swings} swings with your last ${startSwings} before.`, range];
  return [`${before} read about ${level(start)}, your ${swings} of the retest about ${level(retest)}.`, range];
}
