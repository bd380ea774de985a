import { randomUUID } from 'node:crypto';
import type { apiRoutes, ExerciseLog, RouteBody, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findLogByKey, insertLog, type LogRow, listLogs } from './exercise-logs.repository.ts';

/** Years of training with one exercise. */
const maxHistory = 200;

/** Stores what a golfer did. A log that is sent again with the same key is stored once. */
export async function logExercise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  about: { userId: UserId; idempotencyKey: string | undefined; log: RouteBody<typeof apiRoutes.logExercise> },
): Promise<ExerciseLog> {
  const { userId, idempotencyKey: key, log } = about;
  const row = {
    id: randomUUID(),
    user_id: userId,
    exercise_name: log.exerciseName,
    workout_date: new Date(log.workoutDate),
    sets: log.sets,
    reps: log.reps,
    weight: log.weight,
    duration_s: log.duration ?? null,
    notes: log.notes || null,
    idempotency_key: key ?? null,
    created_at: now(),
  };
  const stored = (await insertLog(db, row)) ?? (key && (await findLogByKey(db, userId, key)));
  // The account was deleted after the session was checked.
  if (!stored) throw new AppError('not-signed-in');
  return toLog(stored);
}

/** Reads what a golfer logged of an exercise, newest first. */
export const readExerciseHistory = async (
  { db }: Pick<Deps, 'db'>,
  { userId, exerciseName }: { userId: UserId; exerciseName: string },
): Promise<ExerciseLog[]> => (await listLogs(db, userId, exerciseName.trim(), maxHistory)).map(toLog);

const toLog = ({ id, workout_date, sets, reps, weight, notes }: LogRow): ExerciseLog => ({
  id,
  sets,
  reps,
  weight,
  notes,
  workoutDate: workout_date.toISOString(),
});
