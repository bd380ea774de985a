import { type Kysely, type Migration, sql } from 'kysely';

export const height: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table gateway.account
        add column height_cm float8,
        add column length_unit text not null default 'in' check (length_unit in ('in', 'cm'))`.execute(db);
  },
};
