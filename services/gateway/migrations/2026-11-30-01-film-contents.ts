import { type Kysely, type Migration, sql } from 'kysely';

/** Digest of the videos of a mobility check: a key that is used again with others is rejected. Null for checks of before. */
export const filmContents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.mobility_film add column contents_sha256 text`.execute(db);
  },
};
