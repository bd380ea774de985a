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
  await log({ ...squat, exerciseName: 'Plank' });
  const logs = await history(' goblet squat ');
  expect(logs.map(({ id: _id, ...rest }) => rest)).toEqual([
    { workoutDate: '2026-11-22T18:00:00.000Z', sets: 3, reps: 12, weight: '30', notes: null },
    { workoutDate: '2026-11-21T18:00:00.000Z', sets: 0, reps: 0, weight: '0', notes: null },
    { workoutDate: '2026-11-20T18:00:00.000Z', sets: 3, reps: 12, weight: '25', notes: 'Knees out.\nBetter.' },
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
