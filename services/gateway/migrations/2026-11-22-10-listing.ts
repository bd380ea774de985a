import { type Kysely, type Migration, sql } from 'kysely';

export const listing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.account add column is_listed boolean not null default true`.execute(db);
  },
};
