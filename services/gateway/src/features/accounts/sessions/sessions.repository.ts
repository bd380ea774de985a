import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export interface StoredSession {
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; userId: string; device: string | null; now: Date; signedInAt: Date },
): Promise<void> {
  await db
    .insertInto('gateway.session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.signedInAt,
      last_seen_at: session.now,
      device: session.device,
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

/** The user's sessions, the last used first. */
export async function listSessionsOf(db: Db, ownerId: string) {
  return await db
    .selectFrom('gateway.session')
    .select(['id', 'token_hash as tokenHash', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'device'])
    .where('user_id', '=', ownerId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** False when the owner has no such session. */
export async function deleteSessionOf(db: Db, ownerId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gateway.session')
    .where('id', '=', sessionId)
    .where('user_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @returns how many there were */
export async function deleteSessionsOfUser(db: Db, ownerId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('gateway.session')
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes sessions that began `until` a moment, no more than `limit`. @returns how many */
export async function deleteSomeSessions(db: Db, { until, limit }: { until: Date; limit: number }): Promise<number> {
  const some = db.selectFrom('gateway.session').select('id').where('created_at', '<=', until).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('gateway.session').where('id', 'in', some).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteSessionsUnusedSince(db: Db, lastSeenBefore: Date, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('gateway.session')
    .where((where) => where.or([where('last_seen_at', '<', lastSeenBefore), where('created_at', '<', createdBefore)]))
    .execute();
}
