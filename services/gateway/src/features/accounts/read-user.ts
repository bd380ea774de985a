import { type User, userIdSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readUsage } from '../usage/read-usage.ts';
import { findAccount } from './accounts.repository.ts';

/** The golfer as the client knows them. */
export async function readUser({ db }: Pick<Deps, 'db'>, userId: string): Promise<User> {
  const [account, usage] = await Promise.all([findAccount(db, userId), readUsage(db, userId)]);
  if (!account) throw new AppError('not-signed-in');
  const { subscriptionEndsAt, ...uses } = usage;
  return {
    ...account,
    ...uses,
    id: userIdSchema.parse(account.id),
    subscriptionEndDate: subscriptionEndsAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
  };
}
