import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analysisResult, setJob } from '../../../test/finished-analysis.ts';
import { day, dayMs, type GoalStand, start, startGoalStand } from '../../../test/goal-stand.ts';
import { keyFramesPath } from '../../../test/key-frame-calls.ts';
import type { Golfer } from '../../../test/test-gateway.ts';
import { insertVersion } from '../swings/corrections/corrections.repository.ts';
import { followDueGoals } from './follow-due-goals.ts';

let stand: GoalStand;
beforeAll(async () => {
  stand = await startGoalStand();
});
afterAll(() => stand.gateway.stop());
afterEach(() => stand.gateway.setClock(null));

describe('a goal', () => {
  it('starts at the usual level, is judged once when the last swing of its retest is analyzed, and stays so', async () => {
    const { golfer, analysisId, goal } = await stand.golferWithGoal();
    expect(goal).toMatchObject({ analysisId, start: 30, startSwings: 5, retestSwings: 0, now: null, end: null });
    const planned = goal.plannedSwings ?? 0;
    expect(planned).toBeGreaterThanOrEqual(4);
    // Training: no swing before the retest opens counts.
    await stand.swing(golfer, 40, 60);
    const opens = 121 - 7 * planned;
    expect(goal).toMatchObject({ opensOn: day(opens), dueRange: { latest: day(30 + 182) } });
    for (let index = 0; index < planned; index++) await stand.swing(golfer, opens + 7 * index, 45);
    // No one has looked meanwhile.
    const ended = [{ type: 'goal.ended', payload: expect.objectContaining({ goalId: goal.id, ending: 'reached' }) }];
    expect(await stand.events(golfer)).toEqual(ended);
    const [judged] = await stand.list(golfer);
    expect(judged?.end).toMatchObject({ ending: 'reached', start: 30, retest: 45, swings: planned });
    const last = await stand.swing(golfer, 121, 10);
    await stand.handleAnalyzed(golfer, last, new Date());
    expect(await stand.list(golfer)).toEqual([judged]);
    expect(await stand.events(golfer)).toEqual(ended);
  });

  it('is judged when a correction makes the last swing of its retest count', async () => {
    const { golfer, goal } = await stand.golferWithGoal();
    const planned = goal.plannedSwings ?? 0;
    const opens = 121 - 7 * planned;
    for (let index = 0; index < planned - 1; index++) await stand.swing(golfer, opens + 7 * index, 45);
    const last = await stand.swing(golfer, 114, 45, { handle: false });
    const moves = { faceOn: { top: 40 }, downTheLine: {} };
    const unmeasured = { analysisId: last, version: 1, moves, result: analysisResult, now: new Date() };
    await stand.gateway.deps.db.transaction().execute((tx) => insertVersion(tx, unmeasured));
    await stand.handleAnalyzed(golfer, last, new Date(start + 114 * dayMs));
    expect((await stand.list(golfer))[0]).toMatchObject({ end: null, retestSwings: planned - 1 });
    const restored = await stand.gateway.call(keyFramesPath(last), { method: 'DELETE', as: golfer });
    expect(restored.status).toBe(200);
    expect((await stand.list(golfer))[0]?.end).toMatchObject({ ending: 'reached', swings: planned });
  });

  it('is one at a time, of its golfer alone, and can be changed and given up', async () => {
    const { golfer, analysisId, goal } = await stand.golferWithGoal();
    expect(await (await stand.set(golfer, analysisId)).json()).toMatchObject({ code: 'goal-open' });
    const other = await stand.gateway.register();
    await stand.gateway.makePremium(other);
    const path = `/api/goals/${goal.id}`;
    const planned = goal.plannedSwings ?? 0;
    for (const method of ['PATCH', 'DELETE']) {
      const json = method === 'PATCH' ? { json: { target: 45 } } : {};
      expect((await stand.gateway.call(path, { method, as: other, ...json })).status).toBe(404);
    }
    expect((await stand.set(other, analysisId)).status).toBe(404);
    const change = async (json: object) =>
      await (await stand.gateway.call(path, { method: 'PATCH', as: golfer, json })).json();
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
    const given = await stand.gateway.call(path, { method: 'DELETE', as: golfer });
    expect(await given.json()).toMatchObject({ end: { ending: 'given-up', swings: 0 } });
    expect(await change({ target: 50 })).toMatchObject({ code: 'goal-ended' });
    expect(await stand.events(golfer)).toEqual([]);
    stand.setDay(31);
    expect((await stand.set(golfer, analysisId)).status).toBe(201);
    expect((await stand.list(golfer)).map(({ end }) => end?.ending ?? 'open')).toEqual(['open', 'given-up']);
  });

  it('is named, and set from a swing, by an id in upper case too', async () => {
    const { golfer, analysisId, goal } = await stand.golferWithGoal();
    const path = `/api/goals/${goal.id.toUpperCase()}`;
    const changed = await stand.gateway.call(path, { method: 'PATCH', as: golfer, json: { target: 45 } });
    expect(await changed.json()).toMatchObject({ id: goal.id, target: 45 });
    expect((await stand.gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(200);
    stand.setDay(31);
    const again = await stand.set(golfer, analysisId.toUpperCase());
    expect([again.status, await again.json()]).toMatchObject([201, { analysisId }]);
  });

  it('is set once, however many calls come at the same moment', async () => {
    const { golfer, analysisId, goal } = await stand.golferWithGoal();
    await stand.gateway.call(`/api/goals/${goal.id}`, { method: 'DELETE', as: golfer });
    const answers = await Promise.all(Array.from({ length: 6 }, () => stand.set(golfer, analysisId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('asks for its retest once, in time for its date, and ends with the day after it', async () => {
    const { golfer, goal } = await stand.golferWithGoal({ dueOn: day(91) });
    const runAt = (moment: string) => followDueGoals({ ...stand.gateway.deps, now: () => new Date(moment) });
    const run = (on: string) => runAt(`${on}T18:00:00Z`);
    const planned = goal.plannedSwings ?? 0;
    const due = 91 - 7 * planned;
    expect(goal.opensOn).toBe(day(due));
    await run(day(due - 1));
    // Eight in the morning belongs to the streak at risk, and nine is at 14:00 or 15:00 UTC.
    await runAt(`${day(due)}T13:59:00Z`);
    expect(await stand.events(golfer)).toEqual([]);
    await runAt(`${day(due)}T15:00:00Z`);
    await run(day(due));
    const asked = {
      type: 'goal.retest-due',
      payload: { goalId: goal.id, userId: golfer.id, swings: planned, readings: 'swings', dueOn: day(91) },
    };
    expect(await stand.events(golfer)).toEqual([asked]);
    await run(day(91));
    expect((await stand.list(golfer))[0]?.end).toBeNull();
    await run(day(92));
    await run(day(93));
    expect(await stand.events(golfer)).toMatchObject([
      asked,
      { type: 'goal.ended', payload: { ending: 'too-few-swings' } },
    ]);
    expect((await stand.list(golfer))[0]?.end).toMatchObject({ ending: 'too-few-swings', start: 30, retest: null });
  });

  it('keeps its retest open when its date is changed afterwards', async () => {
    const { golfer, goal } = await stand.golferWithGoal({ dueOn: day(91) });
    stand.setDay(80);
    const json = { dueOn: day(150) };
    const changed = await stand.gateway.call(`/api/goals/${goal.id}`, { method: 'PATCH', as: golfer, json });
    expect(await changed.json()).toMatchObject({ dueOn: day(150), opensOn: goal.opensOn });
  });

  it('asks golfers who have lost Premium when they have it again, and lets them change and give it up', async () => {
    const { golfer, goal } = await stand.golferWithGoal({ dueOn: day(91) });
    const endIn = (days: number) =>
      stand.gateway.rows(
        'update billing.subscription set premium_until = now() + make_interval(days => $2) where user_id = $1',
        [golfer.id, days],
      );
    const follow = () => followDueGoals({ ...stand.gateway.deps, now: () => new Date(start + 66 * dayMs) });
    await endIn(-1);
    await follow();
    expect(await stand.events(golfer)).toEqual([]);
    await endIn(30);
    await follow();
    expect(await stand.events(golfer)).toMatchObject([{ type: 'goal.retest-due' }]);
    await endIn(-1);
    const path = `/api/goals/${goal.id}`;
    expect((await stand.gateway.call(path, { method: 'PATCH', as: golfer, json: { target: 45 } })).status).toBe(200);
    expect((await stand.gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(200);
  });

  it('is measured again from its start when a new version of the analysis measures', async () => {
    const { golfer, goal } = await stand.golferWithGoal();
    await stand.swing(golfer, 101, 50);
    await stand.swing(golfer, 108, 33, { algorithm: 'test-2' });
    const [open] = await stand.list(golfer);
    expect(open).toMatchObject({ id: goal.id, end: null, start: null, startSwings: 1, plannedSwings: null });
    expect(open?.restartedAt).toBe(new Date(start + 108 * dayMs).toISOString());
  });
});

describe('after its date a goal', () => {
  /** The ending of a golfer's goal by the noon of a day. */
  async function endBy(golfer: Golfer, on: number): Promise<string> {
    await followDueGoals({ ...stand.gateway.deps, now: () => new Date(start + on * dayMs) });
    return (await stand.list(golfer))[0]?.end?.ending ?? 'open';
  }
  const discard = (id: string, on: number) =>
    stand.gateway.rows('update gateway.swing set discarded_at = $2 where id = $1', [id, new Date(start + on * dayMs)]);

  it('waits for the analysis of a swing that was filmed in time, and is judged by it', async () => {
    const { golfer, goal } = await stand.golferWithGoal({ dueOn: day(91) });
    const planned = goal.plannedSwings ?? 0;
    const opens = 91 - 7 * planned;
    for (let index = 0; index < planned - 1; index++) await stand.swing(golfer, opens + 7 * index, 45);
    const last = await stand.film(golfer, 91);
    expect(await endBy(golfer, 92)).toBe('open');
    await stand.analyze(last, 45);
    expect(await endBy(golfer, 93)).toBe('reached');
    expect((await stand.list(golfer))[0]?.end).toMatchObject({ swings: planned });
  });

  it('waits for it no longer than two days', async () => {
    const { golfer } = await stand.golferWithGoal({ dueOn: day(91) });
    await setJob(stand.gateway, await stand.film(golfer, 91), { status: 'running', stage: 'pose' });
    expect([await endBy(golfer, 93), await endBy(golfer, 94)]).toEqual(['open', 'too-few-swings']);
  });

  it('waits while an analysis that failed on our side can be retried', async () => {
    const { golfer } = await stand.golferWithGoal({ dueOn: day(91) });
    const id = await stand.film(golfer, 91);
    await setJob(stand.gateway, id, { status: 'failed', errorCode: 'analysis-failed' });
    await discard(id, 92.5);
    expect([await endBy(golfer, 92), await endBy(golfer, 93)]).toEqual(['open', 'too-few-swings']);
  });

  it('waits for no swing that cannot count', async () => {
    const { golfer } = await stand.golferWithGoal({ dueOn: day(91) });
    const deleted = await stand.film(golfer, 90);
    stand.gateway.setClock(null);
    const path = `/api/swing-analyses/${deleted}`;
    expect((await stand.gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(204);
    const failed = await stand.film(golfer, 91);
    await setJob(stand.gateway, failed, { status: 'failed', errorCode: 'no-golfer' });
    await discard(failed, 91);
    // With another club, before the retest opens, and after the date.
    await stand.film(golfer, 91, '7-iron');
    await stand.film(golfer, 40);
    await stand.film(golfer, 92);
    expect(await endBy(golfer, 92)).toBe('too-few-swings');
  });
});

describe('a goal is not set', () => {
  it('without Premium, for a date too near, from a swing without the number, or for where the golfer is', async () => {
    const golfer = await stand.gateway.register();
    const id = await stand.swing(golfer, 1, 30);
    expect(await (await stand.set(golfer, id)).json()).toMatchObject({ code: 'premium-required' });
    await stand.gateway.makePremium(golfer);
    const codeOf = async (body: object) =>
      ((await (await stand.set(golfer, id, body)).json()) as { code?: string }).code;
    expect(await codeOf({ dueOn: day(8) })).toBe('goal-date-wrong');
    expect(await codeOf({ measurement: 'tempoRatio', target: 150 })).toBe('goal-target-wrong');
    expect(await codeOf({ measurement: 'xFactorDeg' })).toBe('goal-not-comparable');
    expect(await codeOf({ target: 30 })).toBe('goal-target-too-near');
    expect(await codeOf({ analysisId: randomUUID() })).toBe('analysis-not-found');
  });
});

it('the workout of the next day follows the goal, and no longer when it has ended', async () => {
  const { golfer, goal } = await stand.golferWithGoal();
  const names = async () => {
    const answer = (await (await stand.gateway.call('/api/daily-workout/me', { as: golfer })).json()) as {
      basis: string;
      exercises: { serves: { name: string } }[];
    };
    return { basis: answer.basis, served: answer.exercises.map(({ serves }) => serves.name) };
  };
  stand.setDay(31);
  const planned = await names();
  expect(planned.basis).toMatch(/^Your goal is a hip turn of 40°\./);
  expect(planned.served[0]).toBe('your goal of a hip turn of 40°');
  await stand.gateway.call(`/api/goals/${goal.id}`, { method: 'DELETE', as: golfer });
  stand.setDay(32);
  expect((await names()).served).not.toContain('your goal of a hip turn of 40°');
});
