import type { Goal, SetGoalBody, UserId } from '@trueswing/contracts';
import { centralDayKey, isDueIn, isTarget, missingStart, newDueRange } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { followGoal, openGoal, progressWindowMs, toDatedVideo } from '@trueswing/swing';
import type { Deps } from '../../deps.ts';
import { listProgress } from '../swings/read/list-progress.ts';
import { findGoal, insertGoal, readEarlierGoals } from './goals.repository.ts';
import { dayOf, retestOpening } from './retest-opening.ts';
import { startDueDay } from './start-asking.ts';
import { toGoal } from './to-goal.ts';

/**
 * Sets a goal from one of the golfer's swings.
 * @throws AppError `goal-target-wrong`, `analysis-not-found`, `goal-date-wrong`, `goal-not-comparable`, `goal-target-too-near`, `goal-open`
 */
export async function setGoal(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { analysisId, measurement, target, dueOn }: SetGoalBody,
): Promise<Goal> {
  const { db } = deps;
  const now = deps.now();
  if (!isTarget(measurement, target)) throw new AppError('goal-target-wrong');
  const listed = await listProgress(deps, userId);
  const origin = listed.find(({ id }) => id === analysisId);
  if (!origin) throw new AppError('analysis-not-found');
  const since = new Date(now.getTime() - progressWindowMs);
  const { looks, gainedSinceMs } = await readEarlierGoals(db, userId, {
    since,
    measurement,
    club: origin.clubSelection,
  });
  const swings = listed.map(toDatedVideo);
  const plan = openGoal({
    measurement,
    target,
    swings,
    from: toDatedVideo(origin),
    nowMs: now.getTime(),
    earlierLooks: looks,
    gainedSinceMs,
  });
  if (typeof plan === 'string') throw new AppError(`goal-${plan}`);
  const range = newDueRange(centralDayKey(now), missingStart(plan.before), plan.plannedSwings ?? undefined);
  if (!isDueIn(dueOn, range)) throw new AppError('goal-date-wrong');
  const course = followGoal(plan, swings, retestOpening(dueOn));
  const opensOn = dayOf(course.plan.opensMs);
  const days = { dueOn, opensOn, startDueOn: startDueDay(course, dueOn) };
  const id = await insertGoal(db, { userId, analysisId, plan: course.plan, ...days, now });
  const stored = id && (await findGoal(db, userId, id));
  if (!stored) throw new AppError('goal-open');
  return toGoal(stored, course, now);
}
