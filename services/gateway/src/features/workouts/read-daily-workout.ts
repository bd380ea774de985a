import type { DailyWorkout, UserId } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { readTrainingAnalysis } from '../swings/read/read-training-analysis.ts';
import { countWorkoutView } from '../usage/workout-view.ts';
import { listCompletions } from './completions.repository.ts';
import { gatherRequest, planOf } from './gather-request.ts';
import { toDailyWorkout } from './to-daily-workout.ts';
import { findPlan, insertPlan, type Plan } from './workouts.repository.ts';

/**
 * Today's workout; null before the golfer's first analysis. It is planned when it is first requested, stays the same for the US
 * Central day, and counts as viewed.
 * @throws AppError `workout-limit-reached`
 */
export async function readDailyWorkout(
  deps: Pick<Deps, 'db' | 'now' | 'logger' | 'catalog'>,
  userId: UserId,
): Promise<DailyWorkout | null> {
  const now = deps.now();
  const day = centralDayKey(now);
  const stored = await findPlan(deps.db, userId, day);
  const prepared = stored ?? (await prepare(deps, { userId, day, now }));
  if (!prepared) return null;
  // Nothing to train is no workout: it uses up no view, and the next call tries again.
  if (prepared.exercises.length === 0) return toDailyWorkout(prepared, await deps.catalog.current(deps.db), []);
  const plan = await deps.db.transaction().execute(async (tx) => {
    await countWorkoutView(tx, { userId, now });
    const first = stored ?? (await findPlan(tx, userId, day));
    if (!first) await insertPlan(tx, userId, prepared);
    return first ?? prepared;
  });
  const catalog = await deps.catalog.ofVersion(deps.db, plan.catalogVersion);
  return toDailyWorkout(plan, catalog, await listCompletions(deps.db, userId, day));
}

async function prepare(
  deps: Pick<Deps, 'db' | 'logger' | 'catalog'>,
  { userId, day, now }: { userId: UserId; day: string; now: Date },
): Promise<Plan | null> {
  const [{ swing, age }, catalog] = await Promise.all([
    readTrainingAnalysis(deps, userId),
    deps.catalog.current(deps.db),
  ]);
  if (!swing) return null;
  const seed = `${userId} ${day}`;
  const about = { catalog, swing, age, userId, day, seed, kept: [], leftOut: new Set<string>() };
  const request = await gatherRequest(deps.db, about);
  return {
    day,
    catalogVersion: catalog.version,
    plannedAgainAt: null,
    plannedAt: now,
    ...planOf(request),
  };
}
