import { goalSchema } from '@trueswing/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { day, dayMs, type GoalStand, startGoalStand } from '../../../test/goal-stand.ts';
import { followDueGoals } from './follow-due-goals.ts';

let stand: GoalStand;
beforeAll(async () => {
  stand = await startGoalStand();
});
afterAll(() => stand.gateway.stop());
afterEach(() => stand.gateway.setClock(null));

/** A Premium golfer whose only swing is the one from which the goal is set on day 30. */
async function golferWithoutStart(body: object) {
  const golfer = await stand.gateway.register();
  await stand.gateway.makePremium(golfer);
  const analysisId = await stand.swing(golfer, 29, 24);
  stand.setDay(30);
  const answer = await stand.set(golfer, analysisId, body);
  expect(answer.status).toBe(201);
  const run = (on: number, time = '18:00') =>
    followDueGoals({ ...stand.gateway.deps, now: () => new Date(`${day(on)}T${time}:00Z`) });
  return { golfer, goal: goalSchema.parse(await answer.json()), run };
}

describe('a goal without a known start', () => {
  it('asks for its swings once, a week after the last one, and then for its retest', async () => {
    const { golfer, goal, run } = await golferWithoutStart({ dueOn: day(107) });
    expect(goal).toMatchObject({ start: null, startSwings: 0, opensOn: null });
    await stand.swing(golfer, 36, 30);
    // Eight in the morning belongs to the streak at risk.
    for (const on of [37, 42]) await run(on);
    await run(43, '13:59');
    expect(await stand.events(golfer)).toEqual([]);
    for (const on of [43, 44, 51]) await run(on);
    const payload = { goalId: goal.id, userId: golfer.id, swings: 2, readings: 'swings' };
    const asked = { type: 'goal.start-due', payload };
    expect(await stand.events(golfer)).toEqual([asked]);
    for (const [on, deg] of [
      [50, 31],
      [57, 29],
    ] as const)
      await stand.swing(golfer, on, deg);
    const [open] = await stand.list(golfer);
    expect(open).toMatchObject({ start: 30, startSwings: 3, end: null });
    await run(Number(open?.opensOn && (Date.parse(open.opensOn) - Date.parse(day(0))) / dayMs));
    expect(await stand.events(golfer)).toMatchObject([asked, { type: 'goal.retest-due' }]);
  });

  it('asks no golfer who swings each week', async () => {
    const weekly = await golferWithoutStart({ dueOn: day(107) });
    for (const on of [36, 43, 50]) {
      await stand.swing(weekly.golfer, on, 30);
      await weekly.run(on + 1);
      await weekly.run(on + 6);
    }
    expect(await stand.events(weekly.golfer)).toEqual([]);
  });

  it('asks golfers who have lost Premium when they have it again', async () => {
    const { golfer, run } = await golferWithoutStart({ dueOn: day(150) });
    const endIn = (days: number) =>
      stand.gateway.rows(
        'update billing.subscription set premium_until = now() + make_interval(days => $2) where user_id = $1',
        [golfer.id, days],
      );
    // A later date waits longer for its start.
    await run(72);
    await endIn(-1);
    await run(73);
    expect(await stand.events(golfer)).toEqual([]);
    await endIn(30);
    await run(74);
    expect(await stand.events(golfer)).toMatchObject([{ type: 'goal.start-due', payload: { swings: 3 } }]);
  });

  it('asks for the swings of a goal that a gateway of the version before has set', async () => {
    const { golfer, run } = await golferWithoutStart({ dueOn: day(107) });
    await stand.gateway.rows('update gateway.goal set start_due_on = null where user_id = $1', [golfer.id]);
    await run(36);
    expect(await stand.events(golfer)).toEqual([]);
    await run(43);
    expect(await stand.events(golfer)).toMatchObject([{ type: 'goal.start-due' }]);
  });

  it('promises no retest that has no time any more', async () => {
    const { golfer, run } = await golferWithoutStart({ dueOn: day(107) });
    await run(80);
    expect(await stand.events(golfer)).toEqual([]);
  });

  it('asks for no retest that the date leaves no weeks for', async () => {
    const { golfer, run } = await golferWithoutStart({ dueOn: day(107) });
    for (const on of [78, 85, 92]) await stand.swing(golfer, on, 30);
    const [{ opensOn } = {}] = await stand.list(golfer);
    expect(opensOn && opensOn < day(107)).toBe(true);
    for (const on of [105, 106, 107]) await run(on);
    expect(await stand.events(golfer)).toEqual([]);
  });

  it('moves the day on which it asks with its date', async () => {
    const { golfer, goal, run } = await golferWithoutStart({ dueOn: day(107) });
    const json = { dueOn: day(150) };
    await stand.gateway.call(`/api/goals/${goal.id}`, { method: 'PATCH', as: golfer, json });
    await run(72);
    expect(await stand.events(golfer)).toEqual([]);
    await run(73);
    expect(await stand.events(golfer)).toMatchObject([{ type: 'goal.start-due' }]);
  });
});
