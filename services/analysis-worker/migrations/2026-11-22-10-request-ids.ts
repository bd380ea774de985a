import { type Kysely, type Migration, sql } from 'kysely';

/** The request that caused the work: every attempt logs it, and its events carry it on. */
export const requestIds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table analysis.job add column request_id text`.execute(db);
    await sql`alter table analysis.mobility_film add column request_id text`.execute(db);
  },
};
