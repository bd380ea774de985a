import type { UserId } from '@trueswing/contracts';
import { centralDayKey, decideWorkoutView } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import {
  countWorkoutViews,
  findIsPremium,
  hasWorkoutView,
  insertWorkoutView,
  lockAccount,
} from './usage.repository.ts';
import { usageErrors } from './usage-errors.ts';

/**
 * Counts that a golfer gets today's workout: once for each US Central day, however often they request it.
 * @throws AppError `workout-limit-reached`
 */
export async function countWorkoutView(
  tx: Transaction<GatewayTables>,
  { userId, now }: { userId: UserId; now: Date },
): Promise<void> {
  await lockAccount(tx, userId);
  const day = centralDayKey(now);
  const [isPremium, daysServed, servedToday] = await Promise.all([
    findIsPremium(tx, userId),
    countWorkoutViews(tx, userId),
    hasWorkoutView(tx, userId, day),
  ]);
  const decision = decideWorkoutView({ isPremium, daysServed, servedToday });
  if (decision === 'limit-reached') throw usageErrors.workoutLimit();
  if (decision === 'counts') await insertWorkoutView(tx, { userId, day, now });
}
