import { type Kysely, type Migration, sql } from 'kysely';

export const doneAt: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // When the golfer did the exercise, if the completion waited on the device. Points are booked at completed_at.
    await sql`alter table gateway.exercise_completion add column done_at timestamptz`.execute(db);
  },
};
