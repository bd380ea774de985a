import { type Kysely, type Migration, sql } from 'kysely';

/** Notifications, what notices to many golfers are decided by, and how far each of these has come. */
export const notifications: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gamification.notification (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        cause text not null,
        type text not null,
        title text not null,
        message text not null,
        link text,
        is_once boolean not null,
        created_at timestamptz not null,
        read_at timestamptz,
        removed_at timestamptz,
        unique (user_id, cause)
      )`.execute(db);
    await sql`
      create index notification_shown on gamification.notification (user_id, created_at desc)
      where removed_at is null`.execute(db);
    await sql`
      create index notification_to_prune on gamification.notification (created_at)
      where not is_once or removed_at is null`.execute(db);
    await sql`
      create table gamification.golfer_activity (
        user_id uuid primary key,
        active_on date,
        trained_on date,
        checked_on date
      ) with (fillfactor = 80)`.execute(db);
    await sql`
      insert into gamification.golfer_activity (user_id, active_on, trained_on)
      select user_id, max(day), max(day) filter (where rule = 'exercise')
      from (select user_id, rule, (earned_at at time zone 'America/Chicago')::date as day
        from gamification.point_entry) earned
      group by user_id`.execute(db);
    await sql`
      create table gamification.notice_run (
        notice text not null,
        period date not null,
        after_user_id uuid not null,
        finished_at timestamptz,
        primary key (notice, period)
      )`.execute(db);
    await sql`
      create table gamification.top_three (
        month date not null,
        user_id uuid not null,
        primary key (month, user_id)
      )`.execute(db);
  },
};
