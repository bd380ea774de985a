import { type Goal, type GoalEnd, isBallGoal } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { countReadings, goalWords } from './goal-words.ts';
import { writeChange, writeLevel } from './write-goal-number.ts';

/** Says the levels of an ended goal and the range of the change. Levels are those of a dial, so they are left out where the change is too small to be sure. */
export function sayGoalLevels(
  { measurement, direction, startSwings }: Pick<Goal, 'measurement' | 'direction' | 'startSwings'>,
  { ending, start, retest, gainRange, swings }: GoalEnd,
  stature: Stature | null,
): string[] {
  if (start === null || startSwings === 0) return [];
  const before = `Your last ${countReadings(measurement, startSwings)}`;
  const level = (value: number) => writeLevel(measurement, value, stature);
  if (ending === 'already-there') return [`${before} read about ${level(start)}.`];
  if (retest === null || !gainRange) return [];
  // The smaller end first, as it is written. Without a sign the smaller gain is first.
  const isReversed = !isBallGoal(measurement) && (direction === 'down') !== (goalWords[measurement].isNegated === true);
  const sign = direction === 'up' ? 1 : -1;
  const ends = [gainRange.low, gainRange.high].map((end) => writeChange(measurement, sign * end, stature));
  const [low, high] = isReversed ? ends.reverse() : ends;
  const range = `The change lies between ${low} and ${high} in 90 of 100 cases.`;
  if (ending === 'no-sure-change') {
    return [`We compared ${countReadings(measurement, swings)} with your last ${startSwings} before.`, range];
  }
  return [`${before} before read about ${level(start)}, your ${swings} of the retest about ${level(retest)}.`, range];
}
