import { type User, userIdSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { sumPoints } from '../../../points/points.repository.ts';
import { readStreakWeeks } from '../../streak/streak-facts.ts';
import { readUsage } from '../../usage/read-usage.ts';
import { findAccount } from '../accounts.repository.ts';

/** The user entity of the API: account, usage and points. */
export async function readUser({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<User> {
  const [account, usage, points, streak] = await Promise.all([
    findAccount(db, userId),
    readUsage(db, userId),
    sumPoints(db, userId, now()),
    readStreakWeeks({ db, now }, userId),
  ]);
  if (!account) throw new AppError('not-signed-in');
  const { subscriptionEndsAt, ...uses } = usage;
  return {
    ...account,
    ...uses,
    ...points,
    streak,
    id: userIdSchema.parse(account.id),
    subscriptionEndDate: subscriptionEndsAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
  };
}
