import { type Kysely, type Migration, sql } from 'kysely';

/** The request that caused an event, by which the logs of all services are searched. */
export const requestIds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table events.event add column request_id text`.execute(db);
  },
};
