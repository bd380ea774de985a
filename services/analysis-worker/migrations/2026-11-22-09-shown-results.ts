import { type Kysely, type Migration, sql } from 'kysely';

/** What an analysis shows of its result, as JSON, and the form that it was validated in; null for older results. */
export const shownResults: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analysis.output add column shown text, add column shown_form text,
        add check ((shown is null) = (shown_form is null))`.execute(db);
  },
};
