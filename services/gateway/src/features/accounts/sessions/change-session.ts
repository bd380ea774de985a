import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import { deleteSession, insertSession } from './sessions.repository.ts';

/** The browser that signs in. */
export interface SignInBrowser {
  /** Its session cookie; null when it has none. */
  previousToken: string | null;
  device: string | null;
}

/**
 * Starts a session in the transaction of the sign-in, and returns its token. The browser's previous session ends, so that a
 * token that someone planted there never becomes the golfer's. `signedInAt`: of a sign-in before, which this session goes on with.
 */
export async function insertNewSession(
  tx: Transaction<GatewayTables>,
  {
    userId,
    previousToken,
    device,
    now,
    signedInAt = now,
  }: SignInBrowser & { userId: string; now: Date; signedInAt?: Date },
): Promise<string> {
  const token = newSecretToken();
  if (previousToken) await deleteSession(tx, hashSecretToken(previousToken));
  await insertSession(tx, { tokenHash: hashSecretToken(token), userId, device, now, signedInAt });
  return token;
}
