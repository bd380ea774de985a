import { type Goal, type GoalEnd, isBallGoal } from '@trueswing/contracts';
import { countReadings, goalWords, writeChange, writeLevel } from '@trueswing/domain';
import type { Stature } from '@trueswing/swing';
import { writeJudgedLevel } from './write-judged-level.ts';

/** Says the levels of an ended goal and the range of the change. Levels are those of a dial, so they are left out where the change is too small to be sure. */
export function sayGoalLevels(
  { measurement, direction, startSwings, target }: Pick<Goal, 'measurement' | 'direction' | 'startSwings' | 'target'>,
  { ending, start, retest, gainRange, swings }: GoalEnd,
  stature: Stature | null,
): string[] {
  if (start === null || startSwings === 0) return [];
  const before = `Your last ${countReadings(measurement, startSwings)}`;
  const judged = (value: number) => writeJudgedLevel({ measurement, direction, target, ending }, value, stature);
  if (ending === 'already-there') return [`${before} read about ${judged(start)}.`];
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
  const since = `your ${swings} of the retest about ${judged(retest)}`;
  return [`${before} before read about ${writeLevel(measurement, start, stature)}, ${since}.`, range];
}
