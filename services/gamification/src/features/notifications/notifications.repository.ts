import type { AnalysisId } from '@trueswing/contracts';
import type { NotificationText } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { storedRoutesOf, storeRoute } from './stored-route.ts';

type Db = Kysely<GamificationTables>;
type Tx = Transaction<GamificationTables>;

export interface NewNotification extends NotificationText {
  userId: string;
  cause: string;
  isOnce: boolean;
  createdAt: Date;
}

/** Adds a notification, unless its golfer has or had one of the same cause. */
export async function insertNotification(tx: Tx, notification: NewNotification): Promise<void> {
  const { userId, cause, isOnce, createdAt, route, ...text } = notification;
  await tx
    .insertInto('gamification.notification')
    .values({ user_id: userId, cause, is_once: isOnce, created_at: createdAt, link: storeRoute(route), ...text })
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .execute();
}

/** Which of these causes a golfer has or had a notification of. */
export async function listCauses(tx: Tx, userId: string, causes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('gamification.notification')
    .select('cause')
    .where('user_id', '=', userId)
    .where('cause', 'in', causes)
    .execute();
  return rows.map(({ cause }) => cause);
}

const shown = (db: Db, userId: string) =>
  db.selectFrom('gamification.notification').where('user_id', '=', userId).where('removed_at', 'is', null);

/** Newest first. */
export async function listNotifications(db: Db, userId: string, atMost: number) {
  return await shown(db, userId)
    .select(['id', 'type', 'title', 'message', 'link', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/** False if the golfer is not shown such a notification. One that is read already stays as it is. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('gamification.notification')
    .set((set) => ({ read_at: set.fn.coalesce('read_at', set.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function markAllRead(
  db: Db,
  userId: string,
  { before, now }: { before: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('gamification.notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .$if(before !== null, (query) => query.where('created_at', '<', before as Date))
    .where('removed_at', 'is', null)
    .where('read_at', 'is', null)
    .execute();
}

/** False if the golfer is not shown such a notification. The row stays, so that the same cause gives no other one. */
export async function removeNotification(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const removed = await db
    .updateTable('gamification.notification')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Removes what leads to an analysis that no longer exists. */
export async function removeOfAnalysis(tx: Tx, userId: string, analysisId: AnalysisId, now: Date): Promise<void> {
  await tx
    .updateTable('gamification.notification')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('link', 'in', storedRoutesOf(analysisId))
    .where('removed_at', 'is', null)
    .execute();
}

/** Removes the notification of an analysis that failed and was repeated. */
export const removeFailure = (tx: Tx, userId: string, analysisId: AnalysisId, now: Date): Promise<void> =>
  removeOfCause(tx, userId, `analysis-failed:${analysisId}`, now);

/** Removes the notification of a cause. The row stays, so that the same cause gives no other one. */
export async function removeOfCause(tx: Tx, userId: string, cause: string, now: Date): Promise<void> {
  await tx
    .updateTable('gamification.notification')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .where('removed_at', 'is', null)
    .execute();
}

/** Deletes or hides up to `batch` notifications that are older than `before`. Returns how many. */
export async function pruneBatch(db: Db, before: Date, now: Date, batch: number): Promise<number> {
  const { rows } = await sql<{ pruned: number }>`
    with old as (
      select id, is_once from gamification.notification
      where created_at < ${before} and (not is_once or removed_at is null)
      order by created_at limit ${batch} for update skip locked),
    hidden as (
      update gamification.notification n set removed_at = ${now} from old where n.id = old.id and old.is_once
      returning 1),
    deleted as (
      delete from gamification.notification n using old where n.id = old.id and not old.is_once returning 1)
    select ((select count(*) from hidden) + (select count(*) from deleted))::int as pruned`.execute(db);
  return rows[0]?.pruned ?? 0;
}

export async function deleteNotificationsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('gamification.notification').where('user_id', '=', userId).execute();
  await tx.deleteFrom('gamification.top_three').where('user_id', '=', userId).execute();
}
