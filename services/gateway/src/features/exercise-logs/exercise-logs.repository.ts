import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
export type LogRow = GatewayTables['gateway.exercise_log'];

/** Stores a log; undefined when the golfer has stored one with the same idempotency key. */
export async function insertLog(db: Db, log: LogRow): Promise<LogRow | undefined> {
  return await db
    .insertInto('gateway.exercise_log')
    .values(log)
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findLogByKey(db: Db, userId: string, key: string): Promise<LogRow | undefined> {
  return await db
    .selectFrom('gateway.exercise_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Logs under one of the names, which are lowercase, newest first. */
export async function listLogs(db: Db, userId: string, names: readonly string[], limit: number): Promise<LogRow[]> {
  return await db
    .selectFrom('gateway.exercise_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(exercise_name) = any(${names})`)
    .orderBy('workout_date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}
