import { type Kysely, type Migration, sql } from 'kysely';

/** What a list shows of a corrected result, as JSON in the form `shown_form`. */
export const listedResults: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.swing_correction add column listed text`.execute(db);
  },
};
