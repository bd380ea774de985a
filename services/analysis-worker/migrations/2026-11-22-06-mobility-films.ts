import { type Kysely, type Migration, sql } from 'kysely';

/** Films of mobility checks that wait or are being read. */
export const mobilityFilms: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table analysis.mobility_film (
        film_id uuid primary key,
        user_id uuid not null,
        tests text[] not null,
        attempts int not null,
        due_at timestamptz not null
      )`.execute(db);
    await sql`create index on analysis.mobility_film (due_at)`.execute(db);
    await sql`create index on analysis.mobility_film (user_id)`.execute(db);
  },
};
