import { type Kysely, type Migration, sql } from 'kysely';

/** The job of a deleted swing goes altogether, so none is ever `cancelled`. */
export const jobStatus: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table analysis.job drop constraint job_status_check`.execute(db);
    await sql`
      alter table analysis.job add constraint job_status_check
      check (status in ('queued', 'running', 'succeeded', 'failed'))`.execute(db);
  },
};
