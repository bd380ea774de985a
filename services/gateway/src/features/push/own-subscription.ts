import type { PushState, pushSubscriptionBodySchema } from '@trueswing/contracts';
import { isPushEndpoint } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { z } from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import { deleteOfOtherSessions, deleteOfSession, findTypes, upsertSubscription } from './push.repository.ts';

type PushDeps = Pick<Deps, 'db' | 'env' | 'now'>;

/** The types that are sent to the device of a session, and the key with which its browser subscribes. */
export async function readPush({ db, env }: PushDeps, token: string): Promise<PushState> {
  const types = await findTypes(db, hashSecretToken(token));
  return { publicKey: env.PUSH_PUBLIC_KEY ?? null, types: types ?? null };
}

/**
 * Sends notifications of the chosen types to the device of a session from now on.
 * @throws AppError `push-not-set-up`, `push-service-unknown`, `not-signed-in` if the session has ended
 */
export async function saveSubscription(
  { db, env, now }: PushDeps,
  token: string,
  subscription: z.infer<typeof pushSubscriptionBodySchema>,
): Promise<void> {
  if (env.PUSH_PUBLIC_KEY === undefined) throw new AppError('push-not-set-up');
  if (!isPushEndpoint(subscription.endpoint, env.PUSH_SERVICES)) throw new AppError('push-service-unknown');
  const tokenHash = hashSecretToken(token);
  await db.transaction().execute(async (tx) => {
    if (!(await upsertSubscription(tx, tokenHash, subscription, now()))) throw new AppError('not-signed-in');
    await deleteOfOtherSessions(tx, tokenHash, subscription.endpoint);
  });
}

/** Again it changes nothing. */
export const deleteOwnSubscription = ({ db }: PushDeps, token: string): Promise<void> =>
  deleteOfSession(db, hashSecretToken(token));
