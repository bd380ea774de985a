import { type Kysely, type Migration, sql } from 'kysely';

/** Where the camera stood in a video that was refused for its view: the golfer reads it. */
export const seenView: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analysis.job add column seen_view text
      check (seen_view in ('face-on', 'down-the-line', 'other'))`.execute(db);
  },
};
