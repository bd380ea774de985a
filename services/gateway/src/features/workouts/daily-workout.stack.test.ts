import { dailyWorkoutSchema, workoutStages } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishSwing } from '../../../test/finished-analysis.ts';
import { exampleCheck } from '../../../test/mobility-check.ts';
import { planWorkout } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { askTraining, golferWithSwing, shortHips } from '../../../test/training-golfer.ts';
import { pruneWorkouts } from './prune-workouts.ts';

let gateway: TestGateway;
const dayMs = 86_400_000;
const noon = new Date('2026-11-18T18:00:00Z');
const setDay = (days: number) => gateway.setClock(new Date(noon.getTime() + days * dayMs));
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => setDay(0));
afterAll(() => gateway.stop());

const ask = (golfer: Golfer) => askTraining(gateway, golfer, '/api/daily-workout/1');

describe('today’s workout', () => {
  it('is planned once for the day, from the analysis, with reasons', async () => {
    const golfer = await golferWithSwing(gateway, shortHips);
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
    const golfer = await golferWithSwing(gateway, {});
    const check = exampleCheck();
    const right = { turnDeg: 26.3, plusMinusDeg: 3, repetitions: 2 };
    const parts = { ...check.parts, hips: { right, left: null, asymmetryDeg: null } };
    await gateway.call('/api/mobility-checks', { as: golfer, json: { ...check, parts } });
    const { exercises } = dailyWorkoutSchema.parse((await ask(golfer)).body);
    expect(exercises.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^Your hips turn 26° and no farther: this works on /),
    );
  });

  it('keeps what the mobility check found when a later one measures another part', async () => {
    const golfer = await golferWithSwing(gateway, {});
    const side = { turnDeg: 26.3, plusMinusDeg: 3, repetitions: 2 };
    const part = { right: side, left: null, asymmetryDeg: null };
    const none = { chest: null, hips: null, separation: null };
    const send = (parts: object) =>
      gateway.call('/api/mobility-checks', { as: golfer, json: { ...exampleCheck(), parts: { ...none, ...parts } } });
    expect((await send({ hips: part })).status).toBe(201);
    gateway.setClock(new Date(noon.getTime() + 60_000));
    expect((await send({ chest: { ...part, right: { ...side, turnDeg: 95 } } })).status).toBe(201);
    const { exercises } = dailyWorkoutSchema.parse((await ask(golfer)).body);
    expect(exercises.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^Your hips turn 26° and no farther: this works on /),
    );
  });

  it('says which step of the swing it follows from, and leads to its frame until the swing is deleted', async () => {
    const golfer = await golferWithSwing(gateway, shortHips);
    const { basis, lead, exercises } = await planWorkout(gateway, golfer);
    expect(basis).toBe('Your next step is your hip turn. The first exercise helps your body with it.');
    const step = { name: 'your hip turn', event: 'top', view: 'face-on' };
    expect(lead).toEqual({ ...step, analysisId: golfer.analysisId });
    expect(exercises[0]?.serves).toEqual({ source: 'swing', name: 'your hip turn' });
    await gateway.call(`/api/swing-analyses/${golfer.analysisId}`, { method: 'DELETE', as: golfer });
    expect(await planWorkout(gateway, golfer)).toMatchObject({ basis, exercises, lead: { ...step, analysisId: null } });
  });

  it('follows from the ball where that is the step', async () => {
    const golfer = await golferWithSwing(gateway, shortHips);
    await gateway.rows('update gateway.swing set face_angle_deg = 6, club_path_deg = -4 where id = $1', [
      golfer.analysisId,
    ]);
    const { lead, exercises } = await planWorkout(gateway, golfer);
    expect(lead).toMatchObject({ name: 'your club face', event: 'impact' });
    expect(exercises[0]?.serves?.name).toBe('your club face');
  });

  it('that the version before planned opens, without what it follows from', async () => {
    const golfer = await golferWithSwing(gateway, shortHips);
    const { exercises } = await planWorkout(gateway, golfer);
    await gateway.rows(
      `update gateway.workout_plan set basis = null, lead = null,
         exercises = (select jsonb_agg(exercise - 'serves') from jsonb_array_elements(exercises) exercise)
       where user_id = $1`,
      [golfer.id],
    );
    const old = exercises.map((exercise) => ({ ...exercise, serves: null }));
    expect(await planWorkout(gateway, golfer)).toMatchObject({ basis: null, lead: null, exercises: old });
  });

  it('of a golfer without an analysis says so, and does not use up the free view', async () => {
    const golfer = await gateway.register();
    expect((await gateway.call('/api/daily-workout/me', { as: golfer })).status).toBe(204);
    expect(await gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id])).toEqual([]);
    await finishSwing(gateway, golfer, '"a video"');
    expect((await ask(golfer)).status).toBe(200);
  });

  it('is served to a free golfer on one day, all day, also when the swing is deleted meanwhile', async () => {
    const golfer = await golferWithSwing(gateway);
    const first = await planWorkout(gateway, golfer);
    await gateway.call(`/api/swing-analyses/${golfer.analysisId}`, { method: 'DELETE', as: golfer });
    expect(await planWorkout(gateway, golfer)).toEqual(first);
    await gateway.rows('update gateway.swing set deleted_at = null where id = $1', [golfer.analysisId]);
    setDay(1);
    expect(await ask(await gateway.signIn(golfer))).toMatchObject({
      status: 403,
      body: { code: 'workout-limit-reached', title: 'Daily Workout Limit Reached', requiresUpgrade: true },
    });
  });

  it('is another one every day, and repeats of the day before only what is for a deficit', async () => {
    const golfer = await golferWithSwing(gateway, shortHips);
    await gateway.makePremium(golfer, { endsAt: null });
    const days = [];
    for (let day = 0; day < 5; day++) {
      setDay(day);
      days.push(await planWorkout(gateway, await gateway.signIn(golfer)));
    }
    for (const [at, { exercises }] of days.entries()) {
      const before = new Set(days[at - 1]?.exercises.map(({ id }) => id));
      for (const { id, reason } of exercises.filter((one) => before.has(one.id)))
        expect([id, reason]).toEqual([id, expect.stringMatching(/^Your hips/)]);
    }
    expect(new Set(days.map(({ exercises }) => JSON.stringify(exercises))).size).toBe(5);
  });

  it('is easier for a golfer of 80', async () => {
    const golfer = await golferWithSwing(gateway);
    await gateway.rows('update gateway.swing set age = 80 where id = $1', [golfer.analysisId]);
    const { exercises } = await planWorkout(gateway, golfer);
    expect(Math.max(...exercises.map(({ difficulty }) => difficulty))).toBeLessThanOrEqual(2);
  });

  it('is deleted after some months, and not before', async () => {
    const golfer = await golferWithSwing(gateway);
    await planWorkout(gateway, golfer);
    const stored = () => gateway.rows('select 1 from gateway.workout_plan where user_id = $1', [golfer.id]);
    const inDays = (days: number) => ({ ...gateway.deps, now: () => new Date(noon.getTime() + days * dayMs) });
    await pruneWorkouts(inDays(89));
    expect(await stored()).toHaveLength(1);
    await pruneWorkouts(inDays(92));
    expect(await stored()).toEqual([]);
  });
});

it('uses up no view while there is nothing that the golfer may do', async () => {
  const golfer = await golferWithSwing(gateway);
  const views = () => gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id]);
  const { catalog, db, now } = gateway.deps;
  await catalog.replace(db, [], now());
  const empty = dailyWorkoutSchema.parse((await ask(golfer)).body);
  await gateway.rows(`delete from gateway.exercise_catalog where source = 'import'`);
  expect([empty.exercises, await views()]).toEqual([[], []]);
  expect((await planWorkout(gateway, golfer)).exercises).not.toEqual([]);
  expect(await views()).toHaveLength(1);
});
