import { type DailyWorkout, dailyWorkoutSchema } from '@trueswing/contracts';
import { addDays, centralWeekKey } from '@trueswing/domain';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Today's workout of a golfer with an analysis. */
export async function planWorkout(gateway: Pick<TestGateway, 'call'>, golfer: Golfer): Promise<DailyWorkout> {
  const response = await gateway.call('/api/daily-workout/me', { as: golfer });
  if (response.status !== 200) throw new Error(`workout: ${response.status} ${await response.text()}`);
  return dailyWorkoutSchema.parse(await response.json());
}

/** Two exercises of it. */
export async function planExercises(gateway: Pick<TestGateway, 'call'>, golfer: Golfer): Promise<[string, string]> {
  const [first, second] = (await planWorkout(gateway, golfer)).exercises;
  if (!first || !second) throw new Error('the workout has no two exercises');
  return [first.name, second.name];
}

/** A workout with something of everything: an exercise completed, one exchanged, and one logged; and a week paused. */
export async function trainAll(gateway: Pick<TestGateway, 'call'>, golfer: Golfer): Promise<void> {
  const [first, second] = await planExercises(gateway, golfer);
  const log = { exerciseName: first, workoutDate: new Date().toISOString(), sets: 3, reps: 12, weight: '25' };
  const calls = [
    ['/api/daily-workout/complete', { exerciseName: first }],
    ['/api/daily-workout/swap', { exerciseName: second, reason: { because: 'something-else' } }],
    ['/api/exercise-logs', { ...log, notes: 'Knees out.' }],
  ] as const;
  for (const [path, json] of calls) {
    const response = await gateway.call(path, { as: golfer, json });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
  const nextWeek = addDays(centralWeekKey(new Date()), 7);
  const response = await gateway.call(`/api/streak/pauses/${nextWeek}`, { as: golfer, method: 'PUT' });
  if (!response.ok) throw new Error(`pause: ${response.status} ${await response.text()}`);
}
