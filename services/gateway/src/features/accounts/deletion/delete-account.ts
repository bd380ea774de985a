import { analysisIdSchema, type UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { lockUsage } from '../../usage/upload-credit.ts';
import { findCredentials } from '../accounts.repository.ts';
import { checkPassword } from '../password/check-password.ts';
import { hashSessionToken } from '../session-token.ts';
import { findStoredSession } from '../sessions.repository.ts';
import { deleteAccountRows, listAnalysisIdsOf } from './account-deletions.repository.ts';

/** Who signs in at an identity provider shows who they are by a session so young. */
const recentMs = 900_000;

/**
 * Deletes an account with everything that this service has of it, and tells all others to do the same; what is under way
 * somewhere follows (`followDeletions`). Uploads that run meanwhile fail.
 * @throws AppError `password-required`, `wrong-password`; `sign-in-again` where there is no password and the session is
 *   not recent
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'now' | 'rates'>,
  request: { userId: UserId; password: string | undefined; address: string; sessionToken: string | null },
): Promise<void> {
  await assertItIsThem(deps, request);
  const { userId } = request;
  await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const analysisIds = (await listAnalysisIdsOf(tx, userId)).map((id) => analysisIdSchema.parse(id));
    await deleteAccountRows(tx, userId, deps.now());
    await publish(tx, { type: 'user.deleted', payload: { userId, analysisIds } });
  });
}

async function assertItIsThem(
  deps: Pick<Deps, 'db' | 'now' | 'rates'>,
  { userId, password, address, sessionToken }: Parameters<typeof deleteAccount>[1],
): Promise<void> {
  const account = await findCredentials(deps.db, userId);
  if (account?.passwordHash) {
    await checkPassword(deps, { userId, password, address });
    return;
  }
  const session = sessionToken && (await findStoredSession(deps.db, hashSessionToken(sessionToken)));
  const isRecent = session && deps.now().getTime() - session.createdAt.getTime() < recentMs;
  if (!isRecent) throw new AppError('sign-in-again');
}
