import { type Kysely, type Migration, sql } from 'kysely';

export const workoutLead: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // What a workout follows from: null in plans of the version before, and `lead` where nothing of the swing is off target.
    await sql`alter table gateway.workout_plan add column basis text, add column lead jsonb`.execute(db);
  },
};
