import type { Goal, GoalEnd } from '@trueswing/contracts';
import { goalWords, isLength, writeLevel } from '@trueswing/domain';
import { cmPerInch, type Stature, toLength } from '@trueswing/swing';

type JudgedGoal = Pick<Goal, 'measurement' | 'direction' | 'target'> & Pick<GoalEnd, 'ending'>;

/**
 * Writes a level that was compared with its target. Lengths are compared in whole % of the height, which inches and centimeters do not
 * round alike: where they would contradict the ending, the level is written as its target, or a step short of it.
 */
export function writeJudgedLevel(goal: JudgedGoal, level: number, stature: Stature | null): string {
  const { measurement } = goal;
  const shown = stature && isLength(measurement) ? lengthAsJudged(goal, level, stature) : level;
  return writeLevel(measurement, shown, stature);
}

/** Returns a share of the height whose length agrees with the ending. */
function lengthAsJudged(
  { measurement, direction, target, ending }: JudgedGoal,
  level: number,
  stature: Stature,
): number {
  const sign = goalWords[measurement].isNegated ? -1 : 1;
  const up = direction === 'up' ? 1 : -1;
  const aim = toLength(sign * target, stature);
  const isWrittenShort = (toLength(sign * level, stature) - aim) * sign * up < 0;
  if (ending === 'reached' || ending === 'already-there') return isWrittenShort ? target : level;
  const isShort = (level - target) * up < 0;
  if (ending !== 'gained' || !isShort || isWrittenShort) return level;
  const [step, cmPerUnit] = stature.unit === 'cm' ? [1, 1] : [0.5, cmPerInch];
  return ((sign * aim - up * step) * cmPerUnit * 100) / stature.heightCm;
}
