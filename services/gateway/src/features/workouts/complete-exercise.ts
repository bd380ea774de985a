import { randomUUID } from 'node:crypto';
import type { ExerciseCompleted, UserId } from '@trueswing/contracts';
import {
  addDays,
  awardExercise,
  centralDayKey,
  doneAt,
  isPossiblePace,
  type Milestone,
  milestoneAt,
  reachMilestone,
} from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { readStreakFacts } from '../streak/streak-facts.ts';
import { lockUsage } from '../usage/upload-credit.ts';
import { insertCompletion, listCompletions } from './completions.repository.ts';
import { isOpenDay } from './is-open-day.ts';
import { findByName } from './to-daily-workout.ts';
import { findPlan } from './workouts.repository.ts';

/**
 * Completes an exercise of today's or yesterday's workout, once. The completion, the streak in force and the points are
 * decided in one transaction, one at a time for a golfer, and the event carries them. The same exercise again gives the same
 * answer and earns nothing. More exercises than fit into the time earn nothing either, and admins see them.
 * @throws AppError `workout-day-passed`, `exercise-not-in-workout`
 */
export async function completeExercise(
  deps: Pick<Deps, 'db' | 'now' | 'catalog' | 'rates'>,
  {
    userId,
    exerciseName,
    day: requestedDay,
    waitedMs = 0,
  }: { userId: UserId; exerciseName: string; day?: string | undefined; waitedMs?: number | undefined },
): Promise<ExerciseCompleted> {
  const now = deps.now();
  const today = centralDayKey(now);
  const day = requestedDay ?? today;
  if (!isOpenDay(day, today)) {
    // Nowhere on earth is it later than the day after.
    if (day > addDays(today, 1)) await reportClock(deps, userId);
    throw new AppError('workout-day-passed');
  }
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const plan = await findPlan(tx, userId, day);
    const found = plan && findByName(plan, await deps.catalog.ofVersion(tx, plan.catalogVersion), exerciseName);
    if (!found) throw new AppError('exercise-not-in-workout');
    const { id: exerciseId, name } = found.exercise;
    const completions = await listCompletions(tx, userId, day);
    const total = plan.exercises.length;
    const earlier = completions.find((one) => one.exerciseId === exerciseId);
    if (earlier) {
      const { points, reachedWeeks } = earlier;
      return toAnswer(points, completions.length, total, reachedWeeks === null ? null : milestoneAt(reachedWeeks));
    }

    const facts = await readStreakFacts(tx, userId);
    const [first] = completions;
    const milestone = first ? null : reachMilestone(facts, day);
    const completed = completions.length + 1;
    const completionId = randomUUID();
    // Their order is that of the decisions, also where a request waited for one that arrived after it.
    const completedAt = new Date(Math.max(now.getTime(), (completions.at(-1)?.completedAt.getTime() ?? 0) + 1));
    const plannedAtMs = plan.plannedAt.getTime();
    const doneMs = doneAt(now.getTime(), waitedMs, plannedAtMs);
    // A golfer who was too fast earns again at the usual pace.
    const earnedMs = completions.filter(({ points }) => points > 0).map((one) => one.doneAt.getTime());
    const isPossible = isPossiblePace(doneMs, { plannedAtMs, earnedMs });
    const earned = awardExercise(facts, day, first);
    const award = isPossible ? earned : { ...earned, points: 0 };
    if (!isPossible) {
      const refusal = { userId, reason: 'impossible-pace', sourceId: completionId } as const;
      await publish(tx, { type: 'points.refused', payload: refusal });
    }
    await insertCompletion(tx, {
      id: completionId,
      userId,
      day,
      exerciseId,
      name,
      ...award,
      reachedWeeks: milestone?.weeks ?? null,
      completedAt,
      doneAt: new Date(doneMs),
    });
    const finishesWorkout = completed === total;
    await publish(tx, {
      type: 'exercise.completed',
      occurredAt: completedAt,
      payload: {
        completionId,
        userId,
        day,
        ...award,
        finishesWorkout,
        completedAt: completedAt.toISOString(),
        ...(milestone && { milestone }),
      },
    });
    return toAnswer(award.points, completed, total, milestone);
  });
}

/** Reports a device whose clock is wrong by days. */
async function reportClock({ db, rates }: Pick<Deps, 'db' | 'rates'>, userId: UserId): Promise<void> {
  await enforceRate(rates, rateRules.training, userId);
  const payload = { userId, reason: 'device-clock', sourceId: randomUUID() } as const;
  await db.transaction().execute((tx) => publish(tx, { type: 'points.refused', payload }));
}

const toAnswer = (
  pointsAwarded: number,
  completed: number,
  total: number,
  milestone: Milestone | null,
): ExerciseCompleted => ({
  progress: { completed, total, percentage: Math.round((100 * completed) / total) },
  pointsAwarded,
  ...(milestone && { milestone }),
});
