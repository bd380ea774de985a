import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export interface StoredSession {
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function insertSession(db: Db, session: { tokenHash: Buffer; userId: string; now: Date }): Promise<void> {
  await db
    .insertInto('gateway.session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute();
}

export async function findStoredSession(db: Db, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return await db
    .selectFrom('gateway.session')
    .select(['user_id as userId', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('gateway.session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('gateway.session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsUnusedSince(db: Db, lastSeenBefore: Date, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('gateway.session')
    .where((where) => where.or([where('last_seen_at', '<', lastSeenBefore), where('created_at', '<', createdBefore)]))
    .execute();
}
