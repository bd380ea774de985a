import { type Kysely, type Migration, sql } from 'kysely';

export const scheduledRuns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The primary key is what makes a job run once per period.
    await sql`
      create table gamification.scheduled_run (
        job text not null,
        period text not null,
        ran_at timestamptz not null,
        primary key (job, period)
      )`.execute(db);
  },
};
