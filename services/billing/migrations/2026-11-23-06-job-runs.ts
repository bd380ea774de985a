import { type Kysely, type Migration, sql } from 'kysely';

/** Brings the runs of jobs into the form that all services have. The version before claims the same rows by `lease_until`. */
export const jobRuns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table billing.job_run
        add column position text,
        add column attempts int not null default 0,
        alter column lease_until set default now()`.execute(db);
  },
};
