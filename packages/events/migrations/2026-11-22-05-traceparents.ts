import { type Kysely, type Migration, sql } from 'kysely';

/** The span in which an event was published, as W3C Trace Context writes it. */
export const traceparents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table events.event add column traceparent text`.execute(db);
  },
};
