import { sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';

type Tx = Transaction<GamificationTables>;

/** The golfers of the last comparison. They are locked, so that the deletion of an account waits. */
export async function listTopThree(tx: Tx, month: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select golfer.user_id as id from gamification.top_three top
    join gamification.golfer_activity golfer using (user_id)
    where top.month = ${month} for key share of golfer`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds golfers, except those whose account was deleted meanwhile. Returns who was added. */
export async function addToTopThree(tx: Tx, month: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with golfer as (
      select user_id from gamification.golfer_activity where user_id = any(${userIds}) for key share)
    insert into gamification.top_three (month, user_id) select ${month}, user_id from golfer
    on conflict do nothing returning user_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function removeFromTopThree(tx: Tx, month: string, userIds: readonly string[]): Promise<void> {
  // Earlier months are compared no more.
  await sql`delete from gamification.top_three where month < ${month} or user_id = any(${userIds})`.execute(tx);
}
