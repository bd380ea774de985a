import { type Kysely, type Migration, sql } from 'kysely';

/** The uploads that are still there, by their age: the oldest are removed once they have been kept long enough. */
export const keptOriginals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index swing_originals_kept on gateway.swing (uploaded_at, id)
      where discarded_at is null and files_removed_at is null`.execute(db);
  },
};
