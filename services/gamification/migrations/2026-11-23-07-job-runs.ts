import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Runs of jobs in the form that all services have, and the handover from the two tables that it replaces. From here on the
 * version before finds every run recorded there and begins none, so that none runs twice; a later version drops both tables.
 */
export const jobRuns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gamification.job_run (
        job text not null,
        period text not null,
        position text,
        attempts int not null default 0,
        lease_until timestamptz not null default now(),
        finished_at timestamptz,
        primary key (job, period)
      )`.execute(db);
    await sql`
      create function gamification.begin_no_run() returns trigger language plpgsql as 'begin return null; end'`.execute(
      db,
    );
    // Waits for the transactions that are at a run now, so that the copy below has them.
    for (const table of ['gamification.scheduled_run', 'gamification.notice_run']) {
      await sql`
        create trigger handed_over before insert on ${sql.table(table)}
        for each row execute function gamification.begin_no_run()`.execute(db);
    }
    await sql`
      insert into gamification.job_run (job, period, finished_at)
      select job, period, ran_at from gamification.scheduled_run`.execute(db);
    await sql`
      insert into gamification.job_run (job, period, position, finished_at)
      select notice, to_char(period, 'YYYY-MM-DD'), after_user_id, finished_at from gamification.notice_run`.execute(
      db,
    );
    await sql`update gamification.notice_run set finished_at = now() where finished_at is null`.execute(db);
  },
};
