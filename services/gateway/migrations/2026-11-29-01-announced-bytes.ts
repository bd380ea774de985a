import { type Kysely, type Migration, sql } from 'kysely';

/** Announced size of an upload in one request, which takes its room in the stores first. Null where the version before began it. */
export const announcedBytes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.upload_in_progress add column announced_bytes integer`.execute(db);
  },
};
