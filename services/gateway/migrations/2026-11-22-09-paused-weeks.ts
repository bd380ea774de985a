import { type Kysely, type Migration, sql } from 'kysely';

export const pausedWeeks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // A week is named by its Sunday.
    await sql`
      create table gateway.streak_pause (
        user_id uuid not null references gateway.account on delete cascade,
        week date not null check (extract(dow from week) = 0),
        declared_at timestamptz not null,
        primary key (user_id, week)
      )`.execute(db);
  },
};
