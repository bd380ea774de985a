import type { ResettableUse, UserId } from '@trueswing/contracts';
import { centralWeekKey } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { findIsPremium } from '../usage/usage.repository.ts';
import { recordAdminAction } from './admin-audit.repository.ts';
import { deleteAnalysisViews, deleteWorkoutViews, lockAccountIfAny, releaseCredits } from './used-things.repository.ts';

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
 * Gives a golfer's uploads or views back, and writes it down: all uploads of a free golfer, those of this US Central week
 * of one who has Premium.
 * @throws AppError `not-found` when there is no such account
 */
export async function resetUsage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  reset: { userId: UserId; field: ResettableUse; requestId: string },
): Promise<void> {
  const { userId, field, requestId } = reset;
  await db.transaction().execute(async (tx) => {
    if (!(await lockAccountIfAny(tx, userId))) throw new AppError('not-found');
    const at = now();
    const givenBack = await giveBack[field](tx, userId, at);
    await recordAdminAction(tx, { at, action: 'reset-usage', userId, details: { field, givenBack, requestId } });
  });
}
