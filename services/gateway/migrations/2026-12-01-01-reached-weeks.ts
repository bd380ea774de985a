import { type Kysely, type Migration, sql } from 'kysely';

/** Weeks of the streak when an exercise reached a tier, so that it is answered again as before. Null where it reached none. */
export const reachedWeeks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.exercise_completion add column reached_weeks int`.execute(db);
  },
};
