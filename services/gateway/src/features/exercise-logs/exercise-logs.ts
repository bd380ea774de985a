import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { apiRoutes, ExerciseLog, RouteBody, UserId } from '@trueswing/contracts';
import { isLogTime } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findLogByKey, insertLog, type LogRow, listLogs } from './exercise-logs.repository.ts';

/** Years of training with one exercise. */
const maxHistory = 200;

/**
 * Stores what a golfer did. A log that is sent again with the same key is stored once.
 * @throws AppError `log-date-wrong`; `exercise-unknown`; `idempotency-key-reused` when another log was stored with the key
 */
export async function logExercise(
  { db, catalog, now }: Pick<Deps, 'db' | 'catalog' | 'now'>,
  about: { userId: UserId; idempotencyKey: string | undefined; log: RouteBody<typeof apiRoutes.logExercise> },
): Promise<ExerciseLog> {
  const { userId, idempotencyKey: key, log } = about;
  if (!isLogTime(new Date(log.workoutDate), now())) throw new AppError('log-date-wrong');
  if (!(await catalog.hasNamed(db, log.exerciseName))) throw new AppError('exercise-unknown');
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
  const inserted = await insertLog(db, row);
  if (inserted) return toLog(inserted);
  const stored = key && (await findLogByKey(db, userId, key));
  // The account was deleted after the session was checked.
  if (!stored) throw new AppError('not-signed-in');
  if (!isSameLog(stored, row)) throw new AppError('idempotency-key-reused');
  return toLog(stored);
}

const isSameLog = (one: LogRow, other: LogRow): boolean => {
  const contentOf = ({ id: _id, created_at: _at, ...content }: LogRow) => content;
  return isDeepStrictEqual(contentOf(one), contentOf(other));
};

/** Reads what a golfer logged of an exercise, under any of its names, newest first. */
export async function readExerciseHistory(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  { userId, exerciseName }: { userId: UserId; exerciseName: string },
): Promise<ExerciseLog[]> {
  const names = await catalog.namesOf(db, exerciseName.trim());
  return (await listLogs(db, userId, names, maxHistory)).map(toLog);
}

const toLog = ({ id, workout_date, sets, reps, weight, duration_s, notes }: LogRow): ExerciseLog => ({
  id,
  sets,
  reps,
  weight,
  duration: duration_s,
  notes,
  workoutDate: workout_date.toISOString(),
});
