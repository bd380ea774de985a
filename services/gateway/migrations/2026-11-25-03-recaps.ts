import { type Kysely, type Migration, sql } from 'kysely';

/** Recaps of months, and the runs of jobs that are due once per period, in the form that all services have. */
export const recaps: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.recap (
        user_id uuid not null references gateway.account (id) on delete cascade,
        month date not null,
        recap jsonb not null,
        written_at timestamptz not null,
        primary key (user_id, month)
      )`.execute(db);
    await sql`
      create table gateway.job_run (
        job text not null,
        period text not null,
        position text,
        attempts int not null default 0,
        lease_until timestamptz not null default now(),
        finished_at timestamptz,
        primary key (job, period)
      )`.execute(db);
  },
};
