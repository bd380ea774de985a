import type { DailyWorkout, SwapReason, UserId } from '@trueswing/contracts';
import { centralDayKey, swapExercise as findEquivalent } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readTrainingAnalysis } from '../swings/read/read-training-analysis.ts';
import { lockUsage } from '../usage/upload-credit.ts';
import { listCompletions } from './completions.repository.ts';
import { gatherRequest } from './gather-request.ts';
import { isOpenDay } from './is-open-day.ts';
import { findByName, isNamed, toDailyWorkout } from './to-daily-workout.ts';
import { findPlan, insertSwap, listSwappedIds, updatePlan } from './workouts.repository.ts';

/**
 * Exchanges an exercise of today's or yesterday's workout for an equivalent one. The reason counts for the next days as well: what hurts or
 * is missing is left out. The same request again changes nothing.
 * @throws AppError `workout-day-passed`, `exercise-not-in-workout`, `exercise-done`, `no-equivalent`
 */
export async function swapExercise(
  deps: Pick<Deps, 'db' | 'now' | 'logger' | 'catalog'>,
  {
    userId,
    exerciseName,
    reason,
    day: requestedDay,
  }: { userId: UserId; exerciseName: string; reason: SwapReason; day?: string | undefined },
): Promise<DailyWorkout> {
  const now = deps.now();
  const today = centralDayKey(now);
  const day = requestedDay ?? today;
  if (!isOpenDay(day, today)) throw new AppError('workout-day-passed');
  const { swing, age } = await readTrainingAnalysis(deps, userId);
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const plan = await findPlan(tx, userId, day);
    if (!plan) throw new AppError('exercise-not-in-workout');
    const catalog = await deps.catalog.ofVersion(tx, plan.catalogVersion);
    const completions = await listCompletions(tx, userId, day);
    const leftOut = new Set(await listSwappedIds(tx, userId, day));
    const unwanted = findByName(plan, catalog, exerciseName);
    if (!unwanted) {
      const isSwapped = isNamed(catalog, leftOut, exerciseName);
      // The answer to the first request may be lost.
      if (isSwapped) return toDailyWorkout(plan, catalog, completions);
      throw new AppError('exercise-not-in-workout');
    }
    const { id } = unwanted.exercise;
    if (completions.some(({ exerciseId }) => exerciseId === id)) throw new AppError('exercise-done');

    const kept = plan.exercises.filter((one) => one.id !== id);
    const seed = `${userId} ${day}`;
    const request = await gatherRequest(tx, { catalog, swing, age, userId, day, seed, kept, leftOut });
    const replacement = findEquivalent(request, unwanted, reason);
    if (!replacement) throw new AppError('no-equivalent');
    const changed = {
      ...plan,
      exercises: plan.exercises.map((one) => (one.id === id ? replacement : one)),
    };
    await updatePlan(tx, userId, changed);
    await insertSwap(tx, { userId, day, exerciseId: id, replacementId: replacement.id, reason, now });
    return toDailyWorkout(changed, catalog, completions);
  });
}
