import { type Kysely, type Migration, sql } from 'kysely';

export const uploadRemovals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Uploads of deleted accounts: their swings are gone, so the files that are still to be removed are noted here.
    await sql`
      create table gateway.upload_removal (
        analysis_id uuid primary key,
        ordered_at timestamptz not null
      )`.execute(db);
  },
};
