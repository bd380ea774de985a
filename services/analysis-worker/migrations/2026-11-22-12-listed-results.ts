import { type Kysely, type Migration, sql } from 'kysely';

/** What a list shows of a result, as JSON in the form `shown_form`. */
export const listedResults: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table analysis.output add column listed text`.execute(db);
  },
};
