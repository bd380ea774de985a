import { randomUUID } from 'node:crypto';
import {
  type AnalysisResult,
  analysisIdSchema,
  type Goal,
  goalSchema,
  type Measured,
  userIdSchema,
} from '@trueswing/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { analysisResult, changeResult, finishAnalysis, uploadSwing } from '../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { followDueGoals } from './follow-due-goals.ts';
import { judgeGoalOfSwing } from './swing-analyzed.consumer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
afterEach(() => gateway.setClock(null));

const dayMs = 86_400_000;
/** Noon in US Central time, so long ago that every day of the tests has passed: sessions and Premium are of today. */
const start = Math.floor(Date.now() / dayMs) * dayMs - 150 * dayMs + 0.75 * dayMs;
const day = (index: number): string => new Date(start + index * dayMs).toISOString().slice(0, 10);
const setDay = (day: number) => gateway.setClock(new Date(start + day * dayMs));

/** A finished swing on a day, whose hips read so far; `handle` has its event handled, as the consumer does. */
async function swing(
  golfer: Golfer,
  day: number,
  deg: number,
  { handle = true, algorithm = 'test-1' } = {},
): Promise<string> {
  await gateway.rows(
    'update gateway.upload_credit set released_at = now(), taken_at = now() - make_interval(days => 3) where user_id = $1',
    [golfer.id],
  );
  gateway.setClock(null);
  const id = await uploadSwing(gateway, golfer);
  await finishAnalysis(gateway, id, Buffer.from('files'));
  const at = { at: 'top', confidence: 0.9 } as const;
  const hips: Measured = {
    value: deg,
    plusMinus: 12,
    interval: { low: deg - 12, high: deg + 12 },
    views: 'face-on',
    ...at,
  };
  const changed: Partial<AnalysisResult> = {
    algorithm,
    measurements: { ...analysisResult.measurements, hipRotationDeg: hips },
  };
  await changeResult(gateway, id, changed);
  const occurredAt = new Date(start + day * dayMs);
  await gateway.rows('update gateway.swing set uploaded_at = $2 where id = $1', [id, occurredAt]);
  setDay(day);
  if (handle) await handleAnalyzed(golfer, id, occurredAt);
  return id;
}
async function handleAnalyzed(golfer: Golfer, id: string, occurredAt: Date): Promise<void> {
  const payload = {
    analysisId: analysisIdSchema.parse(id),
    userId: userIdSchema.parse(golfer.id),
    club: 'driver',
    videoSha256: '',
  } as const;
  await gateway.deps.db
    .transaction()
    .execute((tx) => judgeGoalOfSwing(tx, { id: randomUUID(), type: 'swing.analyzed', payload, occurredAt }));
}

const list = async (golfer: Golfer): Promise<Goal[]> =>
  z.array(goalSchema).parse(await (await gateway.call('/api/goals', { as: golfer })).json());
const set = (golfer: Golfer, analysisId: string, body: object = {}) =>
  gateway.call('/api/goals', {
    as: golfer,
    json: { analysisId, measurement: 'hipRotationDeg', target: 40, dueOn: day(121), ...body },
  });
const events = (golfer: Golfer) =>
  gateway.rows(
    "select type, payload from events.event where payload->>'userId' = $1 and type like 'goal.%' order by occurred_at",
    [golfer.id],
  );

/** A Premium golfer whose hips read 30° in five swings, and 24° in the sixth, from which the goal is set on day 30. */
async function golferWithGoal(body: object = {}) {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  for (const [index, deg] of [30, 31, 29, 30, 30].entries()) await swing(golfer, index, deg);
  const analysisId = await swing(golfer, 29, 24);
  setDay(30);
  const answer = await set(golfer, analysisId, body);
  expect(answer.status).toBe(201);
  return { golfer, analysisId, goal: goalSchema.parse(await answer.json()) };
}

describe('a goal', () => {
  it('starts at the usual level, is judged once when the last swing of its retest is analyzed, and stays so', async () => {
    const { golfer, analysisId, goal } = await golferWithGoal();
    expect(goal).toMatchObject({ analysisId, start: 30, startSwings: 5, retestSwings: 0, now: null, end: null });
    const planned = goal.plannedSwings ?? 0;
    expect(planned).toBeGreaterThanOrEqual(4);
    // Training: no swing before the retest opens counts.
    await swing(golfer, 40, 60);
    const opens = 121 - 7 * planned;
    expect(goal).toMatchObject({ opensOn: day(opens), dueRange: { latest: day(30 + 182) } });
    for (let index = 0; index < planned; index++) await swing(golfer, opens + 7 * index, 45);
    // No one has looked meanwhile.
    const ended = [{ type: 'goal.ended', payload: expect.objectContaining({ goalId: goal.id, ending: 'reached' }) }];
    expect(await events(golfer)).toEqual(ended);
    const [judged] = await list(golfer);
    expect(judged?.end).toMatchObject({ ending: 'reached', start: 30, retest: 45, swings: planned });
    const last = await swing(golfer, 121, 10);
    await handleAnalyzed(golfer, last, new Date());
    expect(await list(golfer)).toEqual([judged]);
    expect(await events(golfer)).toEqual(ended);
  });

  it('is one at a time, of its golfer alone, and can be changed and given up', async () => {
    const { golfer, analysisId, goal } = await golferWithGoal();
    expect(await (await set(golfer, analysisId)).json()).toMatchObject({ code: 'goal-open' });
    const other = await gateway.register();
    await gateway.makePremium(other);
    const path = `/api/goals/${goal.id}`;
    const planned = goal.plannedSwings ?? 0;
    for (const method of ['PATCH', 'DELETE']) {
      const json = method === 'PATCH' ? { json: { target: 45 } } : {};
      expect((await gateway.call(path, { method, as: other, ...json })).status).toBe(404);
    }
    expect((await set(other, analysisId)).status).toBe(404);
    const change = async (json: object) =>
      await (await gateway.call(path, { method: 'PATCH', as: golfer, json })).json();
    expect(await change({ target: 45, dueOn: day(91) })).toMatchObject({
      target: 45,
      dueOn: day(91),
      opensOn: day(91 - 7 * planned),
    });
    expect(await change({ target: 150 })).toMatchObject({ code: 'goal-target-wrong' });
    expect(await change({ target: 30 })).toMatchObject({ code: 'goal-target-too-near' });
    for (const wrong of [31, 213]) {
      expect(await change({ dueOn: day(wrong) })).toMatchObject({ code: 'goal-date-wrong' });
    }
    const given = await gateway.call(path, { method: 'DELETE', as: golfer });
    expect(await given.json()).toMatchObject({ end: { ending: 'given-up', swings: 0 } });
    expect(await change({ target: 50 })).toMatchObject({ code: 'goal-ended' });
    expect(await events(golfer)).toEqual([]);
    setDay(31);
    expect((await set(golfer, analysisId)).status).toBe(201);
    expect((await list(golfer)).map(({ end }) => end?.ending ?? 'open')).toEqual(['open', 'given-up']);
  });

  it('is set once, however many calls come at the same moment', async () => {
    const { golfer, analysisId, goal } = await golferWithGoal();
    await gateway.call(`/api/goals/${goal.id}`, { method: 'DELETE', as: golfer });
    const answers = await Promise.all(Array.from({ length: 6 }, () => set(golfer, analysisId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('asks for its retest once, in time for its date, and ends with the day after it', async () => {
    const { golfer, goal } = await golferWithGoal({ dueOn: day(91) });
    const runAt = (moment: string) => followDueGoals({ ...gateway.deps, now: () => new Date(moment) });
    const run = (on: string) => runAt(`${on}T18:00:00Z`);
    const planned = goal.plannedSwings ?? 0;
    const due = 91 - 7 * planned;
    expect(goal.opensOn).toBe(day(due));
    await run(day(due - 1));
    // Eight in the morning belongs to the streak at risk, and nine is at 14:00 or 15:00 UTC.
    await runAt(`${day(due)}T13:59:00Z`);
    expect(await events(golfer)).toEqual([]);
    await runAt(`${day(due)}T15:00:00Z`);
    await run(day(due));
    const asked = {
      type: 'goal.retest-due',
      payload: { goalId: goal.id, userId: golfer.id, swings: planned, dueOn: day(91) },
    };
    expect(await events(golfer)).toEqual([asked]);
    await run(day(91));
    expect((await list(golfer))[0]?.end).toBeNull();
    await run(day(92));
    await run(day(93));
    expect(await events(golfer)).toMatchObject([asked, { type: 'goal.ended', payload: { ending: 'too-few-swings' } }]);
    expect((await list(golfer))[0]?.end).toMatchObject({ ending: 'too-few-swings', start: 30, retest: null });
  });

  it('keeps its retest open when its date is changed afterwards', async () => {
    const { golfer, goal } = await golferWithGoal({ dueOn: day(91) });
    setDay(80);
    const json = { dueOn: day(150) };
    const changed = await gateway.call(`/api/goals/${goal.id}`, { method: 'PATCH', as: golfer, json });
    expect(await changed.json()).toMatchObject({ dueOn: day(150), opensOn: goal.opensOn });
  });

  it('asks golfers who have lost Premium when they have it again, and lets them change and give it up', async () => {
    const { golfer, goal } = await golferWithGoal({ dueOn: day(91) });
    const endIn = (days: number) =>
      gateway.rows(
        'update billing.subscription set premium_until = now() + make_interval(days => $2) where user_id = $1',
        [golfer.id, days],
      );
    const follow = () => followDueGoals({ ...gateway.deps, now: () => new Date(start + 80 * dayMs) });
    await endIn(-1);
    await follow();
    expect(await events(golfer)).toEqual([]);
    await endIn(30);
    await follow();
    expect(await events(golfer)).toMatchObject([{ type: 'goal.retest-due' }]);
    await endIn(-1);
    const path = `/api/goals/${goal.id}`;
    expect((await gateway.call(path, { method: 'PATCH', as: golfer, json: { target: 45 } })).status).toBe(200);
    expect((await gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(200);
  });

  it('is measured again from its start when a new version of the analysis measures', async () => {
    const { golfer, goal } = await golferWithGoal();
    await swing(golfer, 101, 50);
    await swing(golfer, 108, 33, { algorithm: 'test-2' });
    const [open] = await list(golfer);
    expect(open).toMatchObject({ id: goal.id, end: null, start: null, startSwings: 1, plannedSwings: null });
    expect(open?.restartedAt).toBe(new Date(start + 108 * dayMs).toISOString());
  });
});

describe('a goal is not set', () => {
  it('without Premium, for a date too near, from a swing without the number, or for where the golfer is', async () => {
    const golfer = await gateway.register();
    const id = await swing(golfer, 1, 30);
    expect(await (await set(golfer, id)).json()).toMatchObject({ code: 'premium-required' });
    await gateway.makePremium(golfer);
    const codeOf = async (body: object) => ((await (await set(golfer, id, body)).json()) as { code?: string }).code;
    expect(await codeOf({ dueOn: day(8) })).toBe('goal-date-wrong');
    expect(await codeOf({ measurement: 'tempoRatio', target: 150 })).toBe('goal-target-wrong');
    expect(await codeOf({ measurement: 'xFactorDeg' })).toBe('goal-not-comparable');
    expect(await codeOf({ target: 30 })).toBe('goal-target-too-near');
    expect(await codeOf({ analysisId: randomUUID() })).toBe('analysis-not-found');
  });
});

it('the workout of the next day follows the goal, and no longer when it has ended', async () => {
  const { golfer, goal } = await golferWithGoal();
  const names = async () => {
    const answer = (await (await gateway.call('/api/daily-workout/me', { as: golfer })).json()) as {
      basis: string;
      exercises: { serves: { name: string } }[];
    };
    return { basis: answer.basis, served: answer.exercises.map(({ serves }) => serves.name) };
  };
  setDay(31);
  const planned = await names();
  expect(planned.basis).toMatch(/^Your goal is a hip turn of 40°\./);
  expect(planned.served[0]).toBe('your goal of a hip turn of 40°');
  await gateway.call(`/api/goals/${goal.id}`, { method: 'DELETE', as: golfer });
  setDay(32);
  expect((await names()).served).not.toContain('your goal of a hip turn of 40°');
});
