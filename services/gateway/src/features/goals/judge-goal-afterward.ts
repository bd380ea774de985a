import type { GoalMeasure } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { judgeOpenGoal } from './follow-open-goal.ts';
import type { At } from './read-attempts.ts';

/**
 * Judges the golfer's open goal after something was stored that may complete its retest. That stays, whatever becomes of the goal: it is
 * followed again by the next swing or shots, and at its end.
 */
export async function judgeGoalAfterward(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  at: At,
  isConcerned?: (measurement: GoalMeasure) => boolean,
): Promise<void> {
  try {
    await db.transaction().execute((tx) => judgeOpenGoal(tx, at, isConcerned));
  } catch (error) {
    logger.error({ err: error, userId: at.userId }, 'goal not judged after a change');
  }
}
