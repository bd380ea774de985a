import { type Kysely, type Migration, sql } from 'kysely';

/** Films of mobility checks. */
export const mobilityFilms: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.mobility_film (
        id uuid primary key,
        user_id uuid not null references gateway.account on delete cascade,
        failures jsonb,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index on gateway.mobility_film (user_id)`.execute(db);
  },
};
