import { type Kysely, type Migration, sql } from 'kysely';

/** The day on which a goal asks for the swings of its start, once. The task stores that of a goal without one. */
export const goalStart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.goal add column start_due_on date, add column start_asked_at timestamptz`.execute(db);
  },
};
