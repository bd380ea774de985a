import { type AdminSummary, type AdminUser, type AdminUsersQuery, userIdSchema } from '@trueswing/contracts';
import { centralWeek } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { wasNeverPaid } from '../../../golfers/was-never-paid.ts';
import { countUsers, isAccount, listUsersPage, type SubscriptionRow } from './users-page.repository.ts';

interface UsersPage {
  users: AdminUser[];
  /** Id after which the next page starts; null on the last page. */
  next: string | null;
}

/**
 * One page of users, newest first.
 * @throws AppError `not-found` when the user after whom it should start was deleted; then the list must be read again
 */
export async function listUsers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { after, limit, search }: AdminUsersQuery,
): Promise<UsersPage> {
  // Reads one row more than requested, to know whether there is a next page.
  const rows = await listUsersPage(db, { after, limit: limit + 1, search, week: centralWeek(now()) });
  if (rows.length === 0 && after !== undefined && !(await isAccount(db, after))) throw new AppError('not-found');
  const users = rows.slice(0, limit).map(({ subscription, ...row }) => ({
    ...row,
    id: userIdSchema.parse(row.id),
    createdAt: row.createdAt.toISOString(),
    isPremium: subscription?.isPremium ?? false,
    subscription: subscription && !wasNeverPaid(subscription.status) ? toSubscription(subscription) : null,
  }));
  return { users, next: rows.length > limit ? (users.at(-1)?.id ?? null) : null };
}

function toSubscription({ isPremium: _, ...subscription }: SubscriptionRow): NonNullable<AdminUser['subscription']> {
  const toMoment = (text: string | null) => text && new Date(text).toISOString();
  return {
    ...subscription,
    periodEnd: toMoment(subscription.periodEnd),
    endsAt: toMoment(subscription.endsAt),
  };
}

export async function readAdminSummary({ db }: Pick<Deps, 'db'>): Promise<AdminSummary> {
  const { totalUsers, premiumUsers } = await countUsers(db);
  return { totalUsers, premiumUsers, freeUsers: Math.max(0, totalUsers - premiumUsers) };
}
