import { type Kysely, type Migration, sql } from 'kysely';

export const sameSwing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.swing add column is_same_swing boolean not null default false`.execute(db);
  },
};
