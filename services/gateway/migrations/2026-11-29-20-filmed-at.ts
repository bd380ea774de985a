import { type Kysely, type Migration, sql } from 'kysely';

/** When a swing was filmed, as the client says of the file. Null for swings of before and where a client does not say it. */
export const filmedAt: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.swing add column filmed_at timestamptz`.execute(db);
  },
};
