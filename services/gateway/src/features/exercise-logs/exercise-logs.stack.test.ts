import type { ExerciseLog } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
});

const squat = {
  exerciseName: 'Goblet Squat',
  workoutDate: '2026-11-20T18:00:00.000Z',
  sets: 3,
  reps: 12,
  weight: '25',
};
const log = (json: object, headers: Record<string, string> = {}) =>
  gateway.call('/api/exercise-logs', { as: golfer, json, headers });
const history = async (name: string, as = golfer) => {
  const path = `/api/exercise-logs/user/authenticated/history/${encodeURIComponent(name)}`;
  return (await (await gateway.call(path, { as })).json()) as ExerciseLog[];
};

it('the history has the golfer’s logs of the exercise, newest first, in whatever case its name is', async () => {
  await log({ ...squat, notes: 'Knees out.\nBetter.' });
  await log({ ...squat, workoutDate: '2026-11-22T18:00:00.000Z', weight: '30', duration: 90 });
  await log({ ...squat, workoutDate: '2026-11-21T18:00:00.000Z', sets: 0, reps: 0, weight: '0' });
  await log({ ...squat, exerciseName: 'Open Book' });
  const logs = await history(' goblet squat ');
  expect(logs.map(({ id: _id, ...rest }) => rest)).toEqual([
    { workoutDate: '2026-11-22T18:00:00.000Z', sets: 3, reps: 12, weight: '30', duration: 90, notes: null },
    { workoutDate: '2026-11-21T18:00:00.000Z', sets: 0, reps: 0, weight: '0', duration: null, notes: null },
    {
      workoutDate: '2026-11-20T18:00:00.000Z',
      sets: 3,
      reps: 12,
      weight: '25',
      duration: null,
      notes: 'Knees out.\nBetter.',
    },
  ]);
  expect(await history('Unknown')).toEqual([]);
  const other = await gateway.register();
  await gateway.makePremium(other);
  expect(await history('Goblet Squat', other)).toEqual([]);
});

it('a name with a slash has its history', async () => {
  await log({ ...squat, exerciseName: '90/90 Hip Switch' });
  expect(await history('90/90 Hip Switch')).toHaveLength(1);
});

it('another log with a key that was used is rejected, and the first one stays', async () => {
  const key = { 'idempotency-key': 'workout-1-squat' };
  const first = await log(squat, key);
  for (const changed of [{ weight: '30' }, { notes: 'Heavy.' }, { workoutDate: '2026-11-21T18:00:00.000Z' }]) {
    const answer = await log({ ...squat, ...changed }, key);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
  }
  expect(await history('Goblet Squat')).toEqual([await first.json()]);
});

it.each([
  [{ workoutDate: '0000-01-01T00:00:00Z' }, 400, 'log-date-wrong'],
  [{ workoutDate: '9999-12-31T23:59:59Z' }, 400, 'log-date-wrong'],
  [{ exerciseName: 'Bench Press of Doom' }, 404, 'exercise-unknown'],
])('a log of %j is rejected', async (part, status, code) => {
  const answer = await log({ ...squat, ...part });
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

it('an exercise that only an earlier version of the catalog has may be logged', async () => {
  const [{ exercises }] = await gateway.rows('select exercises from gateway.exercise_catalog');
  const others = exercises.filter(({ name }: { name: string }) => name !== 'Goblet Squat');
  await gateway.deps.catalog.replace(gateway.deps.db, others, gateway.deps.now());
  const answer = await log(squat);
  await gateway.rows("delete from gateway.exercise_catalog where source = 'import'");
  expect(answer.status).toBe(201);
});

it('a renamed exercise keeps its history under each of its names, and another one’s stays apart', async () => {
  await log({ ...squat, weight: '25' });
  await log({ ...squat, exerciseName: 'Open Book' });
  const [{ exercises }] = await gateway.rows('select exercises from gateway.exercise_catalog');
  const renamed = exercises.map((exercise: { name: string }) =>
    exercise.name === 'Goblet Squat' ? { ...exercise, name: 'Squat with a Dumbbell' } : exercise,
  );
  await gateway.deps.catalog.replace(gateway.deps.db, renamed, gateway.deps.now());
  await log({ ...squat, exerciseName: 'Squat with a Dumbbell', workoutDate: '2026-11-22T18:00:00.000Z', weight: '30' });
  const weights = async (name: string) => (await history(name)).map(({ weight }) => weight);
  const read = [await weights('squat with a dumbbell'), await weights('Goblet Squat'), await weights('Open Book')];
  await gateway.rows("delete from gateway.exercise_catalog where source = 'import'");
  expect(read).toEqual([['30', '25'], ['30', '25'], ['25']]);
});

it('a name with a zero byte is rejected', async () => {
  const response = await gateway.call('/api/exercise-logs/user/authenticated/history/%00', { as: golfer });
  expect(response.status).toBe(400);
});

it('a log that is sent again with its key is stored once, also in parallel; the key is the golfer’s own', async () => {
  const key = { 'idempotency-key': 'workout-1-squat' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => log(squat, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as ExerciseLog).id));
  expect(new Set(ids).size).toBe(1);
  expect(await history('Goblet Squat')).toHaveLength(1);
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
  expect((await log(squat, key)).status).toBe(201);
  expect(await history('Goblet Squat')).toHaveLength(1);
});

it.each([
  ['a part of a set', { sets: 1.5 }],
  ['negative repetitions', { reps: -1 }],
  ['a weight that is no number', { weight: 'heavy' }],
  ['a weight as a number', { weight: 25 }],
  ['an endless note', { notes: 'x'.repeat(1_001) }],
  ['a date that is none', { workoutDate: 'today' }],
])('rejects %s', async (_, part) => {
  expect((await log({ ...squat, ...part })).status).toBe(400);
  expect(await history('Goblet Squat')).toEqual([]);
});
