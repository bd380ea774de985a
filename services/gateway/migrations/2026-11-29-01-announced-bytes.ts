import { type Kysely, type Migration, sql } from 'kysely';

/** What an upload in one request announces takes room in the stores before it is stored; null where a gateway of the version before began it. */
export const announcedBytes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.upload_in_progress add column announced_bytes integer`.execute(db);
  },
};
