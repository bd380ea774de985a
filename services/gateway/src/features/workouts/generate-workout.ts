import type { DailyWorkout, UserId } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readTrainingAnalysis } from '../swings/read/read-training-analysis.ts';
import { countWorkoutView } from '../usage/workout-view.ts';
import { listCompletions } from './completions.repository.ts';
import { gatherRequest, planOf } from './gather-request.ts';
import { toDailyWorkout } from './to-daily-workout.ts';
import { findPlan, insertPlan, listSwappedIds, type Plan, updatePlan } from './workouts.repository.ts';

/**
 * Plans today's workout a second time, once a day. What is completed stays; everything else is replaced, by the newest
 * analysis. The exercises are those of the day's first plan: an import must not remove what is completed. On a day without a plan
 * it makes the first one, which does not count as the second.
 * @throws AppError `no-analysis`, `workout-planned-again`
 */
export async function generateWorkout(
  deps: Pick<Deps, 'db' | 'now' | 'logger' | 'catalog'>,
  userId: UserId,
): Promise<DailyWorkout> {
  const now = deps.now();
  const day = centralDayKey(now);
  const { swing, age } = await readTrainingAnalysis(deps, userId);
  if (!swing) throw new AppError('no-analysis');
  return await deps.db.transaction().execute(async (tx) => {
    await countWorkoutView(tx, { userId, now });
    const stored = await findPlan(tx, userId, day);
    if (stored?.plannedAgainAt) throw new AppError('workout-planned-again');
    const catalog = await (stored ? deps.catalog.ofVersion(tx, stored.catalogVersion) : deps.catalog.current(tx));
    const completions = await listCompletions(tx, userId, day);
    const completed = new Set(completions.map(({ exerciseId }) => exerciseId));
    const [kept, replaced] = [true, false].map((isKept) =>
      (stored?.exercises ?? []).filter(({ id }) => completed.has(id) === isKept),
    ) as [Plan['exercises'], Plan['exercises']];
    const leftOut = new Set([...replaced.map(({ id }) => id), ...(await listSwappedIds(tx, userId, day))]);
    const seed = `${userId} ${day} again`;
    const request = await gatherRequest(tx, { catalog, swing, age, userId, day, seed, kept, leftOut });
    const planned = planOf(request);
    // Where what is done leaves no time, what was open stays: without it the day would never be finished.
    const isFull = planned.exercises.length === kept.length;
    const plan: Plan = {
      day,
      catalogVersion: catalog.version,
      // Past midnight the client may ask for the day before: the new day has then its first plan.
      plannedAgainAt: stored ? now : null,
      plannedAt: stored?.plannedAt ?? now,
      ...planned,
      exercises: isFull && stored ? stored.exercises : planned.exercises,
    };
    await (stored ? updatePlan(tx, userId, plan) : insertPlan(tx, userId, plan));
    return toDailyWorkout(plan, catalog, completions);
  });
}
