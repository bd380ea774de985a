import type { Goal, SetGoalBody, UserId } from '@trueswing/contracts';
import { centralDayKey, isDueIn, isTarget, missingStart, newDueRange } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { followGoal } from '@trueswing/swing';
import type { Deps } from '../../deps.ts';
import { findGoal, insertGoal } from './goals.repository.ts';
import { planGoal } from './plan-goal.ts';
import { readAttempts } from './read-attempts.ts';
import { dayOf, retestOpening } from './retest-opening.ts';
import { startDueDay } from './start-asking.ts';
import { toGoal } from './to-goal.ts';

/**
 * Sets a goal from one of the golfer's swings: for a number of it, or for the flight of its ball.
 * @throws AppError `goal-target-wrong`, `analysis-not-found`, `analysis-unreadable`, `goal-date-wrong`, `goal-not-comparable`,
 *   `goal-target-too-near`, `goal-open`
 */
export async function setGoal(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  userId: UserId,
  { analysisId, measurement, target, dueOn }: SetGoalBody,
): Promise<Goal> {
  const { db } = deps;
  const now = deps.now();
  if (!isTarget(measurement, target)) throw new AppError('goal-target-wrong');
  const plan = await planGoal({ ...deps, now: () => now }, userId, { analysisId, measurement, target });
  if (typeof plan === 'string') throw new AppError(`goal-${plan}`);
  if (!isTarget(measurement, target, plan.reference.club)) throw new AppError('goal-target-wrong');
  const range = newDueRange(centralDayKey(now), missingStart(plan.before), plan.plannedSwings ?? undefined);
  if (!isDueIn(dueOn, range)) throw new AppError('goal-date-wrong');
  const course = followGoal(plan, await readAttempts(db, { userId, now }, plan), retestOpening(dueOn));
  const opensOn = dayOf(course.plan.opensMs);
  const days = { dueOn, opensOn, startDueOn: startDueDay(course, dueOn) };
  const id = await insertGoal(db, { userId, analysisId, plan: course.plan, ...days, now });
  const stored = id && (await findGoal(db, userId, id));
  if (!stored) throw new AppError('goal-open');
  return toGoal(stored, course, now);
}
