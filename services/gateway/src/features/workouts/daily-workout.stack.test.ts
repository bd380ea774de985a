import { dailyWorkoutSchema, type ErrorBody, type Measurements, workoutStages } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishSwing } from '../../../test/finished-analysis.ts';
import { exampleCheck } from '../../../test/mobility-check.ts';
import { planWorkout } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { pruneWorkouts } from './prune-workouts.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.setClock(noon);
});
afterAll(() => gateway.stop());

async function golferWithSwing(measurements?: Measurements): Promise<Golfer & { analysisId: string }> {
  const golfer = await gateway.register();
  const analysisId = await finishSwing(gateway, golfer, '"a film"');
  if (measurements) {
    await gateway.rows('update analysis.output set result = result || $2 where analysis_id = $1', [
      ...[analysisId, JSON.stringify({ measurements })],
    ]);
  }
  return { ...golfer, analysisId };
}
const shortHips: Measurements = {
  hipRotationDeg: {
    ...{ value: 20, plusMinus: 8, interval: { low: 12, high: 28 }, views: 'both' },
    ...{ at: 'top', confidence: 0.9 },
  },
};
const ask = async (as: Golfer, path = '/api/daily-workout/1', json?: object) => {
  const response = await gateway.call(path, { as, ...(json && { json }) });
  return { status: response.status, body: (await response.json()) as ErrorBody };
};
const dayMs = 86_400_000;
const noon = new Date('2026-11-18T18:00:00Z');
const setDay = (days: number) => gateway.setClock(new Date(noon.getTime() + days * dayMs));

describe('today’s workout', () => {
  it('is planned once for the day, from the analysis, with reasons', async () => {
    const golfer = await golferWithSwing(shortHips);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(golfer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const workout = dailyWorkoutSchema.parse(answers[0]?.body);
    expect(workout.completedExercises).toEqual([]);
    const stages = workout.exercises.map(({ category }) => workoutStages.indexOf(category));
    expect(stages).toEqual(stages.toSorted());
    expect(workout.exercises.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^Your hips turn less than the target: this works on /),
    );
    expect(workout.durationSeconds).toBeLessThanOrEqual(1_800);
    expect(await gateway.rows('select 1 from gateway.workout_plan where user_id = $1', [golfer.id])).toHaveLength(1);
  });

  it('puts first where the mobility check found that the body stops', async () => {
    const golfer = await golferWithSwing({});
    const check = exampleCheck();
    const right = { turnDeg: 26.3, plusMinusDeg: 3, repetitions: 2 };
    const parts = { ...check.parts, hips: { right, left: null, asymmetryDeg: null } };
    await gateway.call('/api/mobility-checks', { as: golfer, json: { ...check, parts } });
    const { exercises } = dailyWorkoutSchema.parse((await ask(golfer)).body);
    expect(exercises.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^Your hips turn 26° and no farther: this works on /),
    );
  });

  it('of a golfer without an analysis says so, and does not use up the free view', async () => {
    const golfer = await gateway.register();
    expect(await ask(golfer)).toMatchObject({ status: 404, body: { code: 'no-analysis' } });
    expect(await gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id])).toEqual([]);
    await finishSwing(gateway, golfer, '"a film"');
    expect((await ask(golfer)).status).toBe(200);
  });

  it('is served to a free golfer on one day, all day, also when the swing is deleted meanwhile', async () => {
    const golfer = await golferWithSwing();
    const first = await planWorkout(gateway, golfer);
    await gateway.call(`/api/swing-analyses/${golfer.analysisId}`, { method: 'DELETE', as: golfer });
    expect(await planWorkout(gateway, golfer)).toEqual(first);
    await gateway.rows('update gateway.swing set deleted_at = null where id = $1', [golfer.analysisId]);
    setDay(1);
    expect(await ask(await gateway.signIn(golfer))).toMatchObject({
      status: 403,
      body: { code: 'workout-limit-reached', title: 'Daily Workout Limit Reached', requiresUpgrade: true },
    });
    setDay(0);
  });

  it('is another one every day, and repeats of the day before only what is for a deficit', async () => {
    const golfer = await golferWithSwing(shortHips);
    await gateway.makePremium(golfer, { endsAt: null });
    const days = [];
    for (let day = 0; day < 5; day++) {
      setDay(day);
      days.push(await planWorkout(gateway, await gateway.signIn(golfer)));
    }
    setDay(0);
    for (const [at, { exercises }] of days.entries()) {
      const before = new Set(days[at - 1]?.exercises.map(({ id }) => id));
      for (const { id, reason } of exercises.filter((one) => before.has(one.id)))
        expect([id, reason]).toEqual([id, expect.stringMatching(/^Your hips/)]);
    }
    expect(new Set(days.map(({ exercises }) => JSON.stringify(exercises))).size).toBe(5);
  });

  it('is easier for a golfer of 80', async () => {
    const golfer = await golferWithSwing();
    await gateway.rows('update gateway.swing set age = 80 where id = $1', [golfer.analysisId]);
    const { exercises } = await planWorkout(gateway, golfer);
    expect(Math.max(...exercises.map(({ difficulty }) => difficulty))).toBeLessThanOrEqual(2);
  });

  it('is deleted after some months, and not before', async () => {
    const golfer = await golferWithSwing();
    await planWorkout(gateway, golfer);
    const stored = () => gateway.rows('select 1 from gateway.workout_plan where user_id = $1', [golfer.id]);
    const inDays = (days: number) => ({ ...gateway.deps, now: () => new Date(noon.getTime() + days * dayMs) });
    await pruneWorkouts(inDays(89));
    expect(await stored()).toHaveLength(1);
    await pruneWorkouts(inDays(92));
    expect(await stored()).toEqual([]);
  });
});

describe('a workout that is planned a second time', () => {
  it('has other exercises, keeps what is completed, and comes once a day', async () => {
    const golfer = await golferWithSwing(shortHips);
    await gateway.makePremium(golfer);
    const first = await planWorkout(gateway, golfer);
    const [done] = first.exercises;
    await ask(golfer, '/api/daily-workout/complete', { exerciseName: done?.name });
    const parallel = await Promise.all(Array.from({ length: 5 }, () => ask(golfer, '/api/generate-workout', {})));
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const second = dailyWorkoutSchema.parse(parallel.find(({ status }) => status === 200)?.body);
    expect(second.completedExercises).toEqual([done?.name]);
    const kept = second.exercises.filter(({ id }) => first.exercises.some((one) => one.id === id));
    expect(kept.map(({ id }) => id)).toEqual([done?.id]);
    expect(await planWorkout(gateway, golfer)).toEqual(second);
    expect(parallel.find(({ status }) => status === 409)?.body.code).toBe('workout-planned-again');
  });
});

it('keeps what is completed when the exercises were imported without it meanwhile', async () => {
  const golfer = await golferWithSwing(shortHips);
  await gateway.makePremium(golfer);
  const [done] = (await planWorkout(gateway, golfer)).exercises;
  await ask(golfer, '/api/daily-workout/complete', { exerciseName: done?.name });
  const { catalog, db, now } = gateway.deps;
  const { exercises } = await catalog.current(db);
  const without = exercises.filter(({ id }) => id !== done?.id);
  await catalog.replace(db, without, now());
  const again = dailyWorkoutSchema.parse((await ask(golfer, '/api/generate-workout', {})).body);
  await gateway.rows(`delete from gateway.exercise_catalog where source = 'import'`);
  expect(again.completedExercises).toEqual([done?.name]);
});

it('uses up no view while there is nothing that the golfer may do', async () => {
  const golfer = await golferWithSwing();
  const views = () => gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id]);
  const { catalog, db, now } = gateway.deps;
  await catalog.replace(db, [], now());
  const empty = dailyWorkoutSchema.parse((await ask(golfer)).body);
  await gateway.rows(`delete from gateway.exercise_catalog where source = 'import'`);
  expect([empty.exercises, await views()]).toEqual([[], []]);
  expect((await planWorkout(gateway, golfer)).exercises).not.toEqual([]);
  expect(await views()).toHaveLength(1);
});

describe('an exercise that the golfer does not want', () => {
  it('is replaced by one of the same stage, without the trouble, today and on the next days', async () => {
    const golfer = await golferWithSwing();
    await gateway.makePremium(golfer);
    const before = await planWorkout(gateway, golfer);
    const unwanted = before.exercises.find(({ loads }) => loads.length > 0);
    const bodyPart = unwanted?.loads[0];
    const reason = { because: 'hurts', bodyPart };
    const swapped = await ask(golfer, '/api/daily-workout/swap', { exerciseName: unwanted?.name, reason });
    expect(swapped.status).toBe(200);
    const after = dailyWorkoutSchema.parse(swapped.body);
    const at = before.exercises.findIndex(({ id }) => id === unwanted?.id);
    expect(after.exercises[at]?.category).toBe(unwanted?.category);
    expect(after.exercises[at]?.loads).not.toContain(bodyPart);
    expect(after.exercises.filter((_, index) => index !== at)).toEqual(
      before.exercises.filter((_, index) => index !== at),
    );
    expect(await planWorkout(gateway, golfer)).toEqual(after);
    setDay(1);
    const next = await planWorkout(gateway, await gateway.signIn(golfer));
    setDay(0);
    expect(next.exercises.filter(({ loads }) => loads.some((part) => part === bodyPart))).toEqual([]);
  });

  it('stays if it is done, and must be in the workout', async () => {
    const golfer = await golferWithSwing();
    await gateway.makePremium(golfer);
    const swap = (exerciseName: string | undefined) =>
      ask(golfer, '/api/daily-workout/swap', { exerciseName, reason: { because: 'too-hard' } });
    expect((await swap('Anything')).body.code).toBe('exercise-not-in-workout');
    const [first] = (await planWorkout(gateway, golfer)).exercises;
    await ask(golfer, '/api/daily-workout/complete', { exerciseName: first?.name });
    expect((await swap(first?.name)).body.code).toBe('exercise-done');
    expect((await swap('Anything')).body.code).toBe('exercise-not-in-workout');
  });
});
