import { type Kysely, type Migration, sql } from 'kysely';

/** The place of a shot in its file, and whether the file says its time of day. Null for shots of before. */
export const shotPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.shot add column row_number integer, add column has_time_of_day boolean`.execute(db);
  },
};
