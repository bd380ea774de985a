import type { ErrorBody, ExerciseCompleted, Streak, User } from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planExercises } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { premiumGolfer } from '../../../test/training-golfer.ts';

let gateway: TestGateway;
let golfer: Golfer;
/** A Wednesday, and the Sunday of its week. */
const today = '2026-11-18';
const thisWeek = '2026-11-15';
const weekAt = (ahead: number) => addDays(thisWeek, 7 * ahead);
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.setClock(new Date(`${today}T18:00:00Z`));
  golfer = await gateway.register();
});

const send = async (method: 'PUT' | 'DELETE', week: string, as = golfer) => {
  const response = await gateway.call(`/api/streak/pauses/${week}`, { as, method });
  return { status: response.status, body: (await response.json()) as Streak & ErrorBody };
};
const pause = (week: string, as = golfer) => send('PUT', week, as);
const resume = (week: string) => send('DELETE', week);
const get = async <T>(path: string, as = golfer) => (await (await gateway.call(path, { as })).json()) as T;
const readStreak = () => get<Streak>('/api/streak');
const pausedWeeks = async () =>
  (await gateway.rows('select week::text from gateway.paused_week where user_id = $1 order by week', [golfer.id])).map(
    ({ week }) => week as string,
  );
/** As if the golfer had trained on these days. */
const trainOn = (days: readonly string[], as = golfer) =>
  gateway.rows(
    `insert into gateway.exercise_completion
     select gen_random_uuid(), $1, day::date, 'one', 'One', 5, 1, now() from unnest($2::text[]) day`,
    [as.id, days],
  );

describe('the streak', () => {
  it('of a new golfer is empty: nothing at risk, four pauses, 53 weeks', async () => {
    const { year, ...rest } = await readStreak();
    expect(rest).toEqual({
      weeks: 0,
      isAtRisk: false,
      pausesLeft: 4,
      pausableWeeks: Array.from({ length: 9 }, (_, ahead) => weekAt(ahead)),
    });
    expect(year).toHaveLength(53);
    expect(year.at(-1)).toEqual({ week: thisWeek, exercises: 0, isPaused: false });
  });

  it('is the same on the user, and is at risk until this week is trained or paused', async () => {
    await trainOn(['2026-10-28', '2026-11-11']);
    await gateway.rows('insert into gateway.streak_pause values ($1, $2, now())', [golfer.id, weekAt(-2)]);
    expect(await readStreak()).toMatchObject({ weeks: 2, isAtRisk: true, pausesLeft: 3 });
    expect(await get<User>('/api/auth/user')).toMatchObject({ streak: 2 });
    expect((await pause(thisWeek)).body).toMatchObject({ weeks: 2, isAtRisk: false, pausesLeft: 2 });
    expect((await resume(thisWeek)).body).toMatchObject({ weeks: 2, isAtRisk: true, pausesLeft: 3 });
    await trainOn([today]);
    expect(await readStreak()).toMatchObject({ weeks: 3, isAtRisk: false });
    expect((await readStreak()).year.slice(-4).map(({ exercises, isPaused }) => [exercises, isPaused])).toEqual([
      [1, false],
      [0, true],
      [1, false],
      [1, false],
    ]);
  });

  it('bridges the paused week in the points of the next exercise, and names the tier that it reaches once', async () => {
    const trainer = await premiumGolfer(gateway);
    const [first, second] = await planExercises(gateway, trainer);
    await trainOn([addDays(today, -21), addDays(today, -14)], trainer);
    await gateway.rows('insert into gateway.streak_pause values ($1, $2, now())', [trainer.id, weekAt(-1)]);
    const complete = async (exerciseName: string) =>
      (await (
        await gateway.call('/api/daily-workout/complete', { as: trainer, json: { exerciseName } })
      ).json()) as ExerciseCompleted;
    const answer = await complete(first);
    expect(answer).toMatchObject({ pointsAwarded: 6, milestone: { weeks: 3, multiplier: 1.25 } });
    expect(await complete(first)).toEqual(answer);
    const next = await complete(second);
    expect(next).toMatchObject({ pointsAwarded: 6 });
    expect(next).not.toHaveProperty('milestone');
    expect(await get<User>('/api/auth/user', trainer)).toMatchObject({ streak: 3 });
  });
});

describe('a paused week', () => {
  it('is counted once, however often it is paused, and can be taken back', async () => {
    for (let round = 0; round < 2; round++) expect(await pause(weekAt(2))).toMatchObject({ status: 200 });
    expect((await readStreak()).year.at(-1)).toEqual({ week: weekAt(2), exercises: 0, isPaused: true });
    expect(await readStreak()).toMatchObject({ pausesLeft: 3 });
    for (let round = 0; round < 2; round++) expect((await resume(weekAt(2))).body).toMatchObject({ pausesLeft: 4 });
    expect(await pausedWeeks()).toEqual([]);
  });

  it('is one of four, also when seven requests come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, (_, ahead) => pause(weekAt(ahead))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'pause-limit-reached'));
    expect(await pausedWeeks()).toHaveLength(4);
    expect(await readStreak()).toMatchObject({ pausesLeft: 0, pausableWeeks: [weekAt(7), weekAt(8)] });
    // The next year has its own.
    expect((await pause(weekAt(7))).status).toBe(200);
    expect(weekAt(7)).toBe('2027-01-03');
  });

  it('belongs to one golfer', async () => {
    const other = await gateway.register();
    await pause(weekAt(1), other);
    expect(await pausedWeeks()).toEqual([]);
    expect(await readStreak()).toMatchObject({ pausesLeft: 4 });
  });

  it('can be declared until the last second of its week in US Central time, and not after it', async () => {
    gateway.setClock(new Date('2026-11-22T05:59:59Z'));
    golfer = await gateway.signIn(golfer);
    expect((await pause(thisWeek)).status).toBe(200);
    gateway.setClock(new Date('2026-11-22T06:00:00Z'));
    golfer = await gateway.signIn(golfer);
    expect((await resume(thisWeek)).body.code).toBe('week-over');
    expect((await pause(thisWeek)).body.code).toBe('week-over');
    expect(await pausedWeeks()).toEqual([thisWeek]);
  });

  it.each([
    ['that is over', () => pause(weekAt(-1)), 409, 'week-over'],
    ['that is nine weeks ahead', () => pause(weekAt(9)), 409, 'week-too-far'],
    ['that begins on a Monday', () => pause(addDays(thisWeek, 1)), 400, 'week-not-sunday'],
    ['that is no date', () => pause('2026-02-30'), 400, 'bad-request'],
    ['of nothing', () => resume('next'), 400, 'bad-request'],
  ])('is refused for a week %s', async (_, refuse, status, code) => {
    expect(await refuse()).toMatchObject({ status, body: { code, message: expect.stringMatching(/\. .+\.$/) } });
    expect(await pausedWeeks()).toEqual([]);
  });

  it('is not spent on a week that is trained already', async () => {
    await trainOn([today]);
    expect(await pause(thisWeek)).toMatchObject({ status: 409, body: { code: 'week-trained' } });
    expect(await readStreak()).toMatchObject({ pausesLeft: 4 });
  });
});

it('gamification reads the view of paused weeks, and not their table', async () => {
  const rights = await gateway.rows(
    `select has_table_privilege('gamification', 'gateway.paused_week', 'select') as view,
       has_table_privilege('gamification', 'gateway.streak_pause', 'select') as table`,
  );
  expect(rights).toEqual([{ view: true, table: false }]);
});
