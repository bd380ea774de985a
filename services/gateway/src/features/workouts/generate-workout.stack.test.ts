import { dailyWorkoutSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planWorkout } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { askTraining, premiumGolfer, shortHips, wideStance } from '../../../test/training-golfer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.setClock(new Date('2026-11-18T18:00:00Z'));
});
afterAll(() => gateway.stop());

const planAgain = (golfer: Golfer) => askTraining(gateway, golfer, '/api/generate-workout', {});
const complete = (golfer: Golfer, exerciseName: string | undefined) =>
  askTraining(gateway, golfer, '/api/daily-workout/complete', { exerciseName });

it('has other exercises the second time, keeps what is completed, and comes once a day', async () => {
  const golfer = await premiumGolfer(gateway, shortHips);
  const first = await planWorkout(gateway, golfer);
  const [done] = first.exercises;
  await complete(golfer, done?.name);
  const parallel = await Promise.all(Array.from({ length: 5 }, () => planAgain(golfer)));
  expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const second = dailyWorkoutSchema.parse(parallel.find(({ status }) => status === 200)?.body);
  expect(second.completedExercises).toEqual([done?.name]);
  const kept = second.exercises.filter(({ id }) => first.exercises.some((one) => one.id === id));
  expect(kept.map(({ id }) => id)).toEqual([done?.id]);
  expect(await planWorkout(gateway, golfer)).toEqual(second);
  expect(parallel.find(({ status }) => status === 409)?.body.code).toBe('workout-planned-again');
});

it('of a day without a plan is the first one, so that the day can still be planned again', async () => {
  const golfer = await premiumGolfer(gateway, shortHips);
  const first = dailyWorkoutSchema.parse((await planAgain(golfer)).body);
  expect(await planWorkout(gateway, golfer)).toEqual(first);
  const again = await Promise.all([planAgain(golfer), planAgain(golfer)]);
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = dailyWorkoutSchema.parse(again.find(({ status }) => status === 200)?.body);
  const kept = second.exercises.filter(({ id }) => first.exercises.some((one) => one.id === id));
  expect(kept).toEqual([]);
});

it('leaves what is open where what is completed fills the time, so that the workout can be finished', async () => {
  const golfer = await premiumGolfer(gateway, shortHips);
  const { exercises } = await planWorkout(gateway, golfer);
  await gateway.rows(
    `update gateway.workout_plan set exercises = (
       select jsonb_agg(planned || '{"durationSeconds": 600}') from jsonb_array_elements(exercises) planned)
     where user_id = $1`,
    [golfer.id],
  );
  const open = exercises.at(-1);
  for (const { name } of exercises.slice(0, -1)) await complete(golfer, name);
  const again = dailyWorkoutSchema.parse((await planAgain(golfer)).body);
  expect(again.exercises.map(({ id }) => id)).toEqual(exercises.map(({ id }) => id));
  expect((await complete(golfer, open?.name)).body).toMatchObject({ progress: { percentage: 100 } });
});

it('opens with the new step, also where what is completed was for another step with the same exercises', async () => {
  const golfer = await premiumGolfer(gateway, wideStance);
  const first = await planWorkout(gateway, golfer);
  const [done] = first.exercises;
  expect([first.lead?.name, done?.serves?.name]).toEqual(['your stance', 'your stance']);
  await complete(golfer, done?.name);
  await gateway.rows('update gateway.swing set face_angle_deg = 0.5, club_path_deg = -7 where id = $1', [
    golfer.analysisId,
  ]);
  const again = dailyWorkoutSchema.parse((await planAgain(golfer)).body);
  expect(again.exercises.filter(({ id }) => id === done?.id)).toEqual([done]);
  expect(again.exercises[0]?.serves?.name).toBe('your club path');
  expect(again.basis).toBe(
    'Your next step is your club path. Practice it with a club. The first exercise helps your body with it.',
  );
});

it('keeps what is completed when the exercises were imported without it meanwhile', async () => {
  const golfer = await premiumGolfer(gateway, shortHips);
  const [done] = (await planWorkout(gateway, golfer)).exercises;
  await complete(golfer, done?.name);
  const { catalog, db, now } = gateway.deps;
  const { exercises } = await catalog.current(db);
  const without = exercises.filter(({ id }) => id !== done?.id);
  await catalog.replace(db, without, now());
  const again = dailyWorkoutSchema.parse((await planAgain(golfer)).body);
  await gateway.rows(`delete from gateway.exercise_catalog where source = 'import'`);
  expect(again.completedExercises).toEqual([done?.name]);
});
