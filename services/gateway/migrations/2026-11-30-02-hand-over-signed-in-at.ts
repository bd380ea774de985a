import { type Kysely, type Migration, sql } from 'kysely';

/** When the golfer signed in who showed the code: the session that it starts is not younger. Null for codes of before, which last two minutes. */
export const handOverSignedInAt: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.hand_over add column signed_in_at timestamptz`.execute(db);
  },
};
