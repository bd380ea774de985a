import type { ResettableUse, UserId } from '@trueswing/contracts';
import { centralWeekKey } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { deleteAnalysisViews, deleteWorkoutViews, lockAccountIfAny, releaseCredits } from './give-back.repository.ts';
import { findIsPremium } from './usage.repository.ts';

type Tx = Transaction<GatewayTables>;
type GiveBack = (tx: Tx, userId: UserId, now: Date) => Promise<number>;

const giveBack: Record<ResettableUse, GiveBack> = {
  async videoUploadsUsed(tx, userId, now) {
    const weekStart = (await findIsPremium(tx, userId)) ? centralWeekKey(now) : null;
    return await releaseCredits(tx, { userId, weekStart, now });
  },
  analysisViewsUsed: (tx, userId) => deleteAnalysisViews(tx, userId),
  workoutViewsUsed: (tx, userId) => deleteWorkoutViews(tx, userId),
};

/**
 * Gives a golfer's views or uploads back: all uploads of a free golfer, those of this US Central week of one who has
 * Premium. Says how many there were.
 * @throws AppError `not-found` when there is no such account
 */
export async function giveUsageBack(
  tx: Tx,
  { userId, field, now }: { userId: UserId; field: ResettableUse; now: Date },
): Promise<number> {
  if (!(await lockAccountIfAny(tx, userId))) throw new AppError('not-found');
  return await giveBack[field](tx, userId, now);
}
