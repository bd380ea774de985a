import { queryDatabase } from './query-database.ts';

/**
 * Moves the opening of every planned workout back. A test completes exercises faster than anyone can do them, and a workout that has
 * been open for too short a time pays nothing for that.
 */
export async function openWorkoutsEarlier(databaseUrl: string, minutes: number): Promise<void> {
  await queryDatabase(
    databaseUrl,
    "update gateway.workout_plan set created_at = created_at - $1 * interval '1 minute'",
    [minutes],
  );
}
