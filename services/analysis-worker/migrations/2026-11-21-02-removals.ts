import { type Kysely, type Migration, sql } from 'kysely';

export const removals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table analysis.removal (
        prefix text primary key,
        analysis_id uuid not null,
        attempt int,
        due_at timestamptz not null,
        last_at timestamptz not null
      )`.execute(db);
    await sql`create index removal_due on analysis.removal (due_at)`.execute(db);
    await sql`create index removal_of_analysis on analysis.removal (analysis_id)`.execute(db);
  },
};
