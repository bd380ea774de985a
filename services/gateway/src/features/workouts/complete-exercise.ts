import { randomUUID } from 'node:crypto';
import type { ExerciseCompleted, UserId } from '@trueswing/contracts';
import { addDays, awardExercise, centralDayKey, type Milestone, reachMilestone } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readStreakFacts } from '../streak/streak-facts.ts';
import { lockUsage } from '../usage/upload-credit.ts';
import { insertCompletion, listCompletions } from './completions.repository.ts';
import { findByName } from './to-daily-workout.ts';
import { findPlan } from './workouts.repository.ts';

/**
 * Completes an exercise of today's or yesterday's workout, once. The completion, the streak in force and the points are
 * decided in one transaction, one at a time for a golfer, and the event carries them. The same exercise again gives the same
 * answer and earns nothing.
 * @throws AppError `workout-day-passed`, `exercise-not-in-workout`
 */
export async function completeExercise(
  deps: Pick<Deps, 'db' | 'now' | 'catalog'>,
  { userId, exerciseName, day: requestedDay }: { userId: UserId; exerciseName: string; day?: string | undefined },
): Promise<ExerciseCompleted> {
  const now = deps.now();
  const today = centralDayKey(now);
  const day = requestedDay ?? today;
  if (day !== today && day !== addDays(today, -1)) throw new AppError('workout-day-passed');
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const plan = await findPlan(tx, userId, day);
    const found = plan && findByName(plan, await deps.catalog.ofVersion(tx, plan.catalogVersion), exerciseName);
    if (!found) throw new AppError('exercise-not-in-workout');
    const { id: exerciseId, name } = found.exercise;
    const completions = await listCompletions(tx, userId, day);
    const total = plan.exercises.length;
    const facts = await readStreakFacts(tx, userId);
    const [first] = completions;
    const milestone = !first || first.exerciseId === exerciseId ? reachMilestone(facts, day) : null;
    const earlier = completions.find((one) => one.exerciseId === exerciseId);
    if (earlier) return toAnswer(earlier.points, completions.length, total, milestone);

    const award = awardExercise(facts, day, first);
    const completed = completions.length + 1;
    const completionId = randomUUID();
    await insertCompletion(tx, { id: completionId, userId, day, exerciseId, name, ...award, now });
    const finishesWorkout = completed === total;
    await publish(tx, {
      type: 'exercise.completed',
      payload: { completionId, userId, day, ...award, finishesWorkout, completedAt: now.toISOString() },
    });
    return toAnswer(award.points, completed, total, milestone);
  });
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
