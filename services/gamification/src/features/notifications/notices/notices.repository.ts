import { describeCause, keyOfCause, type Notice } from '@trueswing/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';
import { storeRoute } from '../stored-route.ts';

interface Batch {
  /** Id of the golfer with whom the last batch ended. */
  after: string;
  limit: number;
  now: Date;
}

/**
 * Notifies those of the next golfers whom a notice is for. They are locked, so that the deletion of an account waits and then
 * finds their notifications. `last` is null when there is no further golfer.
 */
export async function notifyBatch(
  tx: Transaction<GamificationTables>,
  notice: Notice,
  { after, limit, now }: Batch,
): Promise<{ last: string | null; sent: number }> {
  const { type, title, message, route } = describeCause(notice);
  const { rows } = await sql<{ last: string | null; sent: number }>`
    with batch as materialized (
      select user_id, active_on, trained_on, checked_on from gamification.golfer_activity
      where user_id > ${after} order by user_id limit ${limit} for key share),
    added as (
      insert into gamification.notification (user_id, cause, type, title, message, link, is_once, created_at)
      select golfer.user_id, ${keyOfCause(notice)}, ${type}, ${title}, ${message}, ${storeRoute(route)}, false, ${now}
      from batch golfer where ${isFor(notice)}
      on conflict (user_id, cause) do nothing returning 1)
    select (select user_id from batch order by user_id desc limit 1) as last,
      (select count(*)::int from added) as sent`.execute(tx);
  return rows[0] ?? { last: null, sent: 0 };
}

/** Whether a notice is for a row of `golfer`. */
function isFor(notice: Notice): RawBuilder<boolean> {
  switch (notice.kind) {
    case 'new-week':
      return sql`golfer.trained_on >= ${notice.activeSince}`;
    case 'new-week-untrained':
      return sql`golfer.active_on >= ${notice.activeSince} and coalesce(golfer.trained_on < ${notice.activeSince}, true)`;
    case 'mobility-retest':
      return sql`golfer.checked_on = ${notice.lastDay}`;
    case 'streak-at-risk':
      return isAtRisk(notice.week);
  }
}

/** The rule `isAtRisk` of the domain: no exercise this week, nor a pause, and every week since the last exercise was paused. */
const isAtRisk = (week: string): RawBuilder<boolean> => sql`
  golfer.trained_on < ${week}::date
  and not exists (
    select from gateway.paused_week paused where paused.user_id = golfer.user_id and paused.week = ${week}::date)
  and (${week}::date - ${trainedWeek}) / 7 - 1 = (
    select count(*) from gateway.paused_week paused
    where paused.user_id = golfer.user_id and paused.week > ${trainedWeek} and paused.week < ${week}::date)`;

/** The Sunday on which the week of the last exercise began. */
const trainedWeek = sql`(golfer.trained_on - extract(dow from golfer.trained_on)::int)`;
