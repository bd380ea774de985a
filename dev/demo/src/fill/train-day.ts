import { type DailyWorkout, type Equipment, workoutRoutes } from '@trueswing/contracts';
import type { DemoGolfer } from '../season/golfers.ts';
import type { Deed } from '../season/list-deeds.ts';
import { drawBetween } from '../season/random.ts';
import type { GolferGateway } from './open-gateway.ts';

/** Weights of a beginner and after a year, in pounds. */
const weightLb = { from: 10, to: 30, step: 5 };

/** Opens the workout of the day, and logs and completes the first exercises of it. */
export async function trainDay(
  gateway: GolferGateway,
  golfer: DemoGolfer,
  { at, exercises: count, secondsEach, progress }: Extract<Deed, { kind: 'train' }>,
): Promise<void> {
  const workout = await gateway.call(workoutRoutes.readDailyWorkout, { params: { userId: 'me' } });
  if (!workout) throw new Error('a golfer of the season trains without an analysis');
  const { exercises } = workout;
  for (const [done, exercise] of exercises.slice(0, count).entries()) {
    const doneAt = new Date(at.getTime() + (done + 1) * secondsEach * 1_000);
    gateway.setClock(doneAt);
    const log = logOf(exercise, { golfer, doneAt, progress });
    if (log) await gateway.call(workoutRoutes.logExercise, { headers: {}, body: log });
    await gateway.call(workoutRoutes.completeExercise, { body: { exerciseName: exercise.name } });
  }
}

/** The log of an exercise; undefined if it has no repetitions. */
function logOf(
  { name, sets, repetitions, equipment }: DailyWorkout['exercises'][number],
  { golfer, doneAt, progress }: { golfer: DemoGolfer; doneAt: Date; progress: number },
) {
  if (repetitions === null) return undefined;
  const vary = drawBetween(-1, 1, golfer.key, name, doneAt.toISOString());
  const { from, to, step } = weightLb;
  const weight = step * Math.round((from + (to - from) * progress + step * vary) / step);
  return {
    exerciseName: name,
    workoutDate: doneAt.toISOString(),
    sets,
    reps: Math.max(1, repetitions + Math.round(vary)),
    weight: equipment.some((each) => weights.has(each)) ? String(weight) : '0',
  };
}

const weights: ReadonlySet<Equipment> = new Set([
  'dumbbell',
  'kettlebell',
  'barbell',
  'medicine-ball',
  'cable-machine',
]);
