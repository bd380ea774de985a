import { type Kysely, type Migration, sql } from 'kysely';

/** The span that caused the work, as W3C Trace Context writes it: every attempt continues its trace. */
export const traceparents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table analysis.job add column traceparent text`.execute(db);
    await sql`alter table analysis.mobility_film add column traceparent text`.execute(db);
  },
};
