import { type Kysely, type Migration, sql } from 'kysely';

/** Jobs of load tests, which skip the video work and belong to no golfer. Null: an analysis. */
export const rehearsals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analysis.job add column rehearsal_ms int
      check (rehearsal_ms between 0 and 120000)`.execute(db);
  },
};
