import { goalSchema, type ShotImportResult } from '@trueswing/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { day, type GoalStand, startGoalStand } from '../../../test/goal-stand.ts';
import { logShots } from '../../../test/log-shots.ts';
import { shotFileForm } from '../../../test/shot-files.ts';
import type { Golfer } from '../../../test/test-gateway.ts';
import { followDueGoals } from './follow-due-goals.ts';

let stand: GoalStand;
beforeAll(async () => {
  stand = await startGoalStand();
});
afterAll(() => stand.gateway.stop());
afterEach(() => stand.gateway.setClock(null));

/** Imports a file of shots with the driver on a day, whose faces point so far right; returns the id of the import. */
async function importDay(golfer: Golfer, on: number, faces: readonly number[], importedOn = on): Promise<string> {
  stand.setDay(importedOn);
  const rows = faces.map((face, at) => `${day(on)} 10:0${at}:00,Driver,9${at},${face},13${at},21${at}`);
  const file = Buffer.from(['Date,Club Type,Club Speed,Club Face,Ball Speed,Carry Distance', ...rows].join('\n'));
  const body = shotFileForm(file, { timeZone: 'America/Chicago' });
  const answer = await stand.gateway.call('/api/shot-imports', { method: 'POST', as: golfer, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as ShotImportResult).imported?.id ?? '';
}

/** Stores such a day as an import does, where no open goal needs to be followed. */
async function storeDay(golfer: Golfer, on: number, faces: readonly number[]): Promise<void> {
  const shots = faces.map((face, at) => ({
    clubSpeedMph: 90 + at,
    faceAngleDeg: face,
    ballSpeedMph: 130 + at,
    carryYd: 210 + at,
  }));
  await logShots(stand.gateway, golfer, { shots, club: 'driver', hitAt: `${day(on)}T16:00:00Z` });
}
const followDue = (on: number) =>
  followDueGoals({ ...stand.gateway.deps, now: () => new Date(`${day(on)}T18:00:00Z`) });
const about = (deg: number) => [deg - 1, deg - 0.4, deg, deg + 0.5, deg + 1];

/** A finished swing of day 29 whose ball started 6° right. */
async function golferWithStep({ isPremium = true } = {}) {
  const golfer = await stand.gateway.register();
  if (isPremium) await stand.gateway.makePremium(golfer);
  const analysisId = await stand.swing(golfer, 29, 40, { handle: false });
  await stand.gateway.rows('update gateway.swing set face_angle_deg = 6 where id = $1', [analysisId]);
  return { golfer, analysisId };
}
const set = (golfer: Golfer, analysisId: string, body: object = {}) => {
  stand.setDay(30);
  return stand.set(golfer, analysisId, { measurement: 'faceAngleDeg', target: 1, ...body });
};
async function golferWithGoal(days: readonly (readonly [on: number, deg: number])[]) {
  const { golfer, analysisId } = await golferWithStep();
  for (const [on, deg] of days) await storeDay(golfer, on, about(deg));
  const answer = await set(golfer, analysisId);
  expect(answer.status).toBe(201);
  return { golfer, analysisId, goal: goalSchema.parse(await answer.json()) };
}
const usualDays = [
  [1, 5],
  [8, 6],
  [15, 4],
  [22, 5],
  [28, 9],
] as const;

describe('a goal for the flight of the ball', () => {
  it('starts at the usual level of days, is judged once when the last day of its retest is imported, and stays so', async () => {
    const { golfer, analysisId, goal } = await golferWithGoal(usualDays);
    expect(goal).toMatchObject({
      analysisId,
      measurement: 'faceAngleDeg',
      direction: 'down',
      startSwings: 4,
      end: null,
    });
    // The newest day made the golfer set it.
    expect(goal.start).toBeCloseTo(5, 1);
    const planned = goal.plannedSwings ?? 0;
    expect(planned).toBeGreaterThanOrEqual(4);
    await importDay(golfer, 50, about(0));
    const opens = 121 - 7 * planned;
    expect(goal.opensOn).toBe(day(opens));
    // Four shots are no day.
    await importDay(golfer, opens + 1, [9, 9, 9, 9]);
    for (let index = 0; index < planned - 2; index++) await storeDay(golfer, opens + 2 + 7 * index, about(0.5));
    await importDay(golfer, opens + 2 + 7 * (planned - 2), about(0.5));
    expect((await stand.list(golfer))[0]).toMatchObject({
      retestSwings: planned - 1,
      otherwiseFilmed: 1,
      otherwiseFilmedReason: 'few-shots',
      end: null,
    });
    expect(await stand.events(golfer)).toEqual([]);
    await importDay(golfer, opens + 2 + 7 * (planned - 1), about(0.5));
    const ended = [
      {
        type: 'goal.ended',
        payload: { goalId: goal.id, userId: golfer.id, ending: 'reached', measurement: 'faceAngleDeg' },
      },
    ];
    // No one has looked meanwhile.
    expect(await stand.events(golfer)).toEqual(ended);
    const [judged] = await stand.list(golfer);
    expect(judged?.end).toMatchObject({ ending: 'reached', swings: planned });
    await importDay(golfer, 121, about(9));
    expect(await stand.list(golfer)).toEqual([judged]);
    expect(await stand.events(golfer)).toEqual(ended);
  });

  it('waits a week after its date for shots that were hit until then, and counts none of later', async () => {
    const { golfer, goal } = await golferWithGoal(usualDays);
    const planned = goal.plannedSwings ?? 0;
    const opens = 121 - 7 * planned;
    for (let index = 0; index < planned - 1; index++) await storeDay(golfer, opens + 1 + 7 * index, about(0.5));
    await followDue(122);
    await importDay(golfer, 122, about(0.5));
    expect((await stand.list(golfer))[0]).toMatchObject({ retestSwings: planned - 1, end: null });
    await importDay(golfer, 121, about(0.5), 124);
    expect((await stand.list(golfer))[0]?.end).toMatchObject({ ending: 'reached', swings: planned });
  });

  it('ends a week after its date where too few days came', async () => {
    const { golfer } = await golferWithGoal(usualDays);
    await followDue(128);
    expect((await stand.list(golfer))[0]?.end).toBeNull();
    await followDue(129);
    expect((await stand.list(golfer))[0]?.end).toMatchObject({ ending: 'too-few-swings' });
  });

  it('keeps the shots of an import after which it cannot be followed, and goes on with the next one', async () => {
    const { golfer, goal } = await golferWithGoal([]);
    const spoil = (plan: string) =>
      stand.gateway.rows(`update gateway.goal set plan = ${plan} where id = $1`, [goal.id]);
    await spoil("plan - 'before'");
    await importDay(golfer, 31, about(5));
    await spoil(`plan || '{"before": []}'`);
    await importDay(golfer, 38, about(6));
    expect((await stand.list(golfer))[0]).toMatchObject({ startSwings: 2, end: null });
  });

  it('measures its start first where too few days show it, and a deleted file does not draw another one', async () => {
    const { golfer, goal } = await golferWithGoal([]);
    expect(goal).toMatchObject({ start: null, startSwings: 0, opensOn: null });
    const [first] = [await importDay(golfer, 31, about(5)), await importDay(golfer, 32, about(6))];
    expect((await stand.list(golfer))[0]).toMatchObject({ start: null, startSwings: 2 });
    await importDay(golfer, 39, about(4));
    const [open] = await stand.list(golfer);
    expect(open).toMatchObject({ startSwings: 3, end: null });
    expect(open?.start).toBeCloseTo(5, 1);
    const path = `/api/shot-imports/${first}`;
    expect((await stand.gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(204);
    await importDay(golfer, 40, about(-8));
    expect((await stand.list(golfer))[0]).toEqual(open);
  });

  it('is followed by a swing with a typed shot, which is one of its day', async () => {
    const { golfer } = await golferWithGoal([]);
    for (const on of [31, 38]) await importDay(golfer, on, about(5));
    await importDay(golfer, 45, [4, 5, 6, 5]);
    const analysisId = await stand.swing(golfer, 45, 40, { handle: false });
    await stand.gateway.rows('update gateway.swing set face_angle_deg = 5 where id = $1', [analysisId]);
    await stand.handleAnalyzed(golfer, analysisId, new Date(`${day(45)}T20:00:00Z`));
    expect((await stand.list(golfer))[0]).toMatchObject({ startSwings: 3, plannedSwings: expect.any(Number) });
  });

  it('asks for days of shots with every plan, and is practiced with a club', async () => {
    const { golfer, goal } = await golferWithGoal(usualDays);
    stand.setDay(31);
    const workout = await stand.gateway.call('/api/daily-workout/me', { as: golfer });
    expect(((await workout.json()) as { basis: string }).basis).toMatch(
      /^Your goal is a face angle of 1\.0° right\. Practice it with a club\./,
    );
    await stand.gateway.rows(
      "update billing.subscription set premium_until = now() - interval '1 day' where user_id = $1",
      [golfer.id],
    );
    await followDueGoals({ ...stand.gateway.deps, now: () => new Date(`${goal.opensOn}T18:00:00Z`) });
    expect(await stand.events(golfer)).toMatchObject([
      { type: 'goal.retest-due', payload: { swings: goal.plannedSwings, readings: 'days-of-shots' } },
    ]);
  });
});

it('no goal is set or changed to a smash factor that the club cannot have', async () => {
  const { golfer, analysisId } = await golferWithStep();
  await stand.gateway.rows(
    `update gateway.swing set club = '7-iron', face_angle_deg = null, club_speed_mph = 85, ball_speed_mph = 102
     where id = $1`,
    [analysisId],
  );
  const answer = (target: number) => set(golfer, analysisId, { measurement: 'smashFactor', target });
  expect(await (await answer(1.47)).json()).toMatchObject({ code: 'goal-target-wrong' });
  const goal = goalSchema.parse(await (await answer(1.46)).json());
  const change = (json: object) => stand.gateway.call(`/api/goals/${goal.id}`, { method: 'PATCH', as: golfer, json });
  expect(await (await change({ target: 1.5 })).json()).toMatchObject({ code: 'goal-target-wrong' });
  // One that stands from before is shown, and its date can be changed.
  await stand.gateway.rows(`update gateway.goal set plan = plan || '{"target": 1.5}' where id = $1`, [goal.id]);
  expect(await stand.list(golfer)).toMatchObject([{ target: 1.5, end: null }]);
  expect(await (await change({ dueOn: day(135) })).json()).toMatchObject({ target: 1.5, dueOn: day(135) });
});

it('no goal is set without Premium, for a number that no step names, for a wrong target, or from another golfer’s swing', async () => {
  const { golfer, analysisId } = await golferWithStep({ isPremium: false });
  const codeOf = async (body: object = {}, as = golfer) =>
    ((await (await set(as, analysisId, body)).json()) as { code?: string }).code;
  expect(await codeOf()).toBe('premium-required');
  await stand.gateway.makePremium(golfer);
  expect(await codeOf({ measurement: 'clubPathDeg' })).toBe('goal-not-comparable');
  expect(await codeOf({ measurement: 'spinRpm', target: 2_500 })).toBe('goal-not-comparable');
  expect(await codeOf({ target: 0.3 })).toBe('goal-target-wrong');
  for (const target of [-1, 6, 8]) expect(await codeOf({ target })).toBe('goal-target-too-near');
  expect(await codeOf({ dueOn: day(40) })).toBe('goal-date-wrong');
  const other = await stand.gateway.register();
  await stand.gateway.makePremium(other);
  expect(await codeOf({}, other)).toBe('analysis-not-found');
});
