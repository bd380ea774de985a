import { type Kysely, type Migration, sql } from 'kysely';

/** What an analysis shows of a corrected result, as JSON, and the form that it was validated in; null for older versions. */
export const shownResults: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table gateway.swing_correction add column shown text, add column shown_form text,
        add check ((shown is null) = (shown_form is null))`.execute(db);
  },
};
