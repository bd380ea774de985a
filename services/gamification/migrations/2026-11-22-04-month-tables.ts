import { type Kysely, type Migration, sql } from 'kysely';

export const monthTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await nameSources(db);
    await protectLedger(db);
    await createMonthTables(db);
  },
};

/**
 * An entry is identified by the completion or analysis that earned it: unlike the event's id, the ledger can be rebuilt from
 * it. Existing entries keep the ids of their events, with the same sums, until the ledger is rebuilt.
 */
async function nameSources(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gamification.point_entry rename column source_event_id to source_id`.execute(db);
  await sql`alter table gamification.rewarded_video rename column source_event_id to analysis_id`.execute(db);
  await sql`alter table gamification.rewarded_video add column analyzed_at timestamptz`.execute(db);
  await sql`
    update gamification.rewarded_video video set analyzed_at = coalesce(
      (select entry.earned_at from gamification.point_entry entry
       where entry.user_id = video.user_id and entry.source_id = video.analysis_id), now())`.execute(db);
  await sql`alter table gamification.rewarded_video alter column analyzed_at set not null`.execute(db);
}

/** The service's role owns its tables, so grants cannot keep it from changing entries; a trigger does. */
async function protectLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function gamification.keep_ledger() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and (
          current_setting('gamification.deleted_user', true) = old.user_id::text
          or current_setting('gamification.rebuilding', true) = 'on'
        ) then
          return old;
        end if;
        raise exception 'entries of the ledger are only added';
      end
    $$`.execute(db);
  await sql`
    create trigger keep_ledger before update or delete on gamification.point_entry
    for each row execute function gamification.keep_ledger()`.execute(db);
  await sql`
    create trigger keep_whole_ledger before truncate on gamification.point_entry
    for each statement execute function gamification.keep_ledger()`.execute(db);
}

async function createMonthTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gamification.month_points (
      month date not null,
      user_id uuid not null,
      points int not null,
      primary key (month, user_id)
    )`.execute(db);
  await sql`create index month_points_order on gamification.month_points (month, points, user_id)`.execute(db);
  // Golfers by points. Changes are added as rows of their own and merged later: updates of one row per number of points would
  // make all golfers with as many points wait for each other.
  await sql`
    create table gamification.month_histogram (
      month date not null,
      points int not null,
      golfers int not null
    )`.execute(db);
  await sql`
    create index month_histogram_points on gamification.month_histogram (month, points) include (golfers)`.execute(db);
  await sql`
    create table gamification.month_final (
      month date not null,
      user_id uuid not null,
      points int not null,
      position int not null,
      primary key (month, user_id)
    )`.execute(db);
  await sql`create index month_final_order on gamification.month_final (month, position, user_id)`.execute(db);
  await sql`
    insert into gamification.month_points (month, user_id, points)
    select date_trunc('month', earned_at at time zone 'America/Chicago')::date, user_id, sum(points)
    from gamification.point_entry group by 1, 2`.execute(db);
  await sql`
    insert into gamification.month_histogram (month, points, golfers)
    select month, points, count(*) from gamification.month_points where points > 0 group by 1, 2`.execute(db);
}
