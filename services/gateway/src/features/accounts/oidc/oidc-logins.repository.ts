import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export async function insertLogin(
  db: Db,
  login: { stateHash: Buffer; nonce: string; codeVerifier: string; startedAt: Date },
): Promise<void> {
  await db
    .insertInto('gateway.oidc_login')
    .values({
      state_hash: login.stateHash,
      nonce: login.nonce,
      code_verifier: login.codeVerifier,
      started_at: login.startedAt,
    })
    .execute();
}

/** Takes a login, once; undefined when it is unknown, was taken, or started too long ago. */
export async function takeLogin(
  db: Db,
  stateHash: Buffer,
  startedAfter: Date,
): Promise<{ nonce: string; codeVerifier: string } | undefined> {
  return await db
    .deleteFrom('gateway.oidc_login')
    .where('state_hash', '=', stateHash)
    .where('started_at', '>', startedAfter)
    .returning(['nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
}

export async function deleteLoginsStartedBefore(db: Db, startedBefore: Date): Promise<void> {
  await db.deleteFrom('gateway.oidc_login').where('started_at', '<=', startedBefore).execute();
}
