import { type SubscriptionSummary, type User, userIdSchema } from '@trueswing/contracts';
import { centralDayKey, centralMonth, centralWeek, countStreak } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { wasNeverPaid } from '../../golfers/was-never-paid.ts';
import { selectUser, type UserRow } from './user.repository.ts';

/** The user entity of the API: account, usage and points. */
export async function readUser({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<User> {
  const at = now();
  const [week, month] = [centralWeek(at), centralMonth(at)];
  const [row] = await selectUser(db, {
    userId,
    weekFrom: week.from,
    weekUntil: week.until,
    monthFrom: month.from,
    monthUntil: month.until,
  });
  if (!row) throw new AppError('not-signed-in');
  return {
    id: userIdSchema.parse(row.id),
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    handicap: row.handicap,
    city: row.city,
    state: row.state,
    heightCm: row.heightCm,
    lengthUnit: row.lengthUnit,
    isListed: row.isListed,
    isPremium: row.is_premium ?? false,
    videoUploadsUsed: row.videoUploadsUsed,
    analysisViewsUsed: row.analysisViewsUsed,
    workoutViewsUsed: row.workoutViewsUsed,
    streak: countStreak(row, centralDayKey(at)),
    totalPoints: row.totalPoints,
    weeklyPoints: row.weeklyPoints,
    monthlyPoints: row.monthlyPoints,
    subscriptionEndDate: row.until?.toISOString() ?? null,
    subscription: toSubscription(row),
    hasPassword: row.hasPassword,
    createdAt: row.createdAt.toISOString(),
  };
}

function toSubscription(row: UserRow): SubscriptionSummary | null {
  const { paid_plan: plan, status, period_end: periodEnd, cancel_at_period_end: cancelAtPeriodEnd } = row;
  if (plan === null || status === null || cancelAtPeriodEnd === null) return null;
  if (wasNeverPaid(status)) return null;
  const end = periodEnd?.toISOString() ?? null;
  return { plan, status, periodEnd: end, cancelAtPeriodEnd, paymentProblem: row.payment_problem };
}
