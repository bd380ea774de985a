import type { EventTypeOf } from '@trueswing/contracts';
import { describeCause, keyOfCause, type Reminder } from '@trueswing/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';
import { storeRoute } from '../stored-route.ts';

interface Batch {
  /** The golfer with whom the last batch ended. */
  after: string;
  limit: number;
  now: Date;
}

/**
 * Notifies those of the next golfers whom a reminder is for, and returns the last golfer of the batch; null if there is none.
 * They are locked, so that the deletion of an account waits and then finds their notifications.
 */
export async function notifyBatch(
  tx: Transaction<GamificationTables>,
  reminder: Reminder,
  { after, limit, now }: Batch,
): Promise<string | null> {
  const { type, title, message, route } = describeCause(reminder);
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select user_id, active_on, trained_on, checked_on from gamification.golfer_activity
      where user_id > ${after} order by user_id limit ${limit} for key share),
    added as (
      insert into gamification.notification (user_id, cause, type, title, message, link, is_once, created_at)
      select golfer.user_id, ${keyOfCause(reminder)}, ${type}, ${title}, ${message}, ${storeRoute(route)}, false, ${now}
      from batch golfer where ${isFor(reminder)}
      on conflict (user_id, cause) do nothing)
    select (select user_id from batch order by user_id desc limit 1) as last`.execute(tx);
  return rows[0]?.last ?? null;
}

/** Whether a reminder is for a row of `golfer`. */
function isFor(reminder: Reminder): RawBuilder<boolean> {
  switch (reminder.kind) {
    case 'new-week':
      return trains(reminder.activeSince);
    case 'new-week-untrained':
      return sql`golfer.active_on >= ${reminder.activeSince} and not ${trains(reminder.activeSince)}`;
    case 'mobility-retest':
      // Read where they are stored: a check of a later day may be deleted meanwhile, or its event still to be processed.
      return sql`golfer.checked_on >= ${reminder.lastDay} and ${reminder.lastDay}::date = (
        select (max(made.created_at) at time zone 'America/Chicago')::date
        from gateway.mobility_check_of_golfer made where made.user_id = golfer.user_id)`;
    case 'streak-at-risk':
      return sql`${isAtRisk(reminder.week)} and ${hasPremium}
        and not ${awaits('exercise.completed', sql`(event.payload->>'day')::date >= ${reminder.week}::date`)}`;
  }
}

const hasPremium = sql<boolean>`exists (
  select from billing.entitlement paid where paid.user_id = golfer.user_id and paid.is_premium)`;

/** Whether a golfer has trained since a day and still can. */
const trains = (since: string): RawBuilder<boolean> =>
  sql`(coalesce(golfer.trained_on >= ${since}, false) and ${hasPremium})`;

/**
 * Whether an event of the golfer that does what the golfer would be asked for is still to be processed, as after downtime. A dead letter
 * counts.
 */
const awaits = (type: EventTypeOf<'gamification'>, isAsked: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from events.event event join events.delivery delivery on delivery.event_id = event.id
  where event.payload->>'userId' = golfer.user_id::text and event.type = ${type} and ${isAsked}
    and delivery.consumer = 'gamification' and delivery.processed_at is null)`;

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
