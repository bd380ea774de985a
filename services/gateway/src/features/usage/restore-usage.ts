import type { ResettableUse, UserId } from '@trueswing/contracts';
import { centralWeekKey } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import {
  deleteAnalysisViews,
  deleteWorkoutViews,
  lockAccountIfAny,
  releaseCredits,
} from './restore-usage.repository.ts';
import { findIsPremium } from './usage.repository.ts';

type Tx = Transaction<GatewayTables>;
type Restore = (tx: Tx, userId: UserId, now: Date) => Promise<number>;

const restorers: Record<ResettableUse, Restore> = {
  async videoUploadsUsed(tx, userId, now) {
    const weekStart = (await findIsPremium(tx, userId)) ? centralWeekKey(now) : null;
    return await releaseCredits(tx, { userId, weekStart, now });
  },
  analysisViewsUsed: (tx, userId) => deleteAnalysisViews(tx, userId),
  workoutViewsUsed: (tx, userId) => deleteWorkoutViews(tx, userId),
};

/**
 * Restores a golfer's views or uploads: all uploads of a free golfer, those of this US Central week with Premium. Returns how
 * many there were.
 * @throws AppError `not-found` when there is no such account
 */
export async function restoreUsage(
  tx: Tx,
  { userId, field, now }: { userId: UserId; field: ResettableUse; now: Date },
): Promise<number> {
  if (!(await lockAccountIfAny(tx, userId))) throw new AppError('not-found');
  return await restorers[field](tx, userId, now);
}
