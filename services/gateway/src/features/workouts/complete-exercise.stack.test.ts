import type { ErrorBody, ExerciseCompleted, User, WorkoutDay } from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planWorkout } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { premiumGolfer } from '../../../test/training-golfer.ts';

let gateway: TestGateway;
let golfer: Golfer;
let names: string[];
/** A Wednesday. */
const today = '2026-11-18';
const noon = new Date(`${today}T18:00:00Z`);
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.setClock(noon);
  golfer = await premiumGolfer(gateway);
  names = (await planWorkout(gateway, golfer)).exercises.map(({ name }) => name);
});

const complete = async (exerciseName: string | undefined, day?: string) => {
  const response = await gateway.call('/api/daily-workout/complete', { as: golfer, json: { exerciseName, day } });
  return { status: response.status, body: (await response.json()) as ExerciseCompleted & ErrorBody };
};
const events = () =>
  gateway.rows(
    `select payload from events.event where type = 'exercise.completed' and payload->>'userId' = $1 order by occurred_at`,
    [golfer.id],
  );
/** As if the golfer had trained on these days. */
const trainOn = (days: readonly string[]) =>
  gateway.rows(
    `insert into gateway.exercise_completion
     select gen_random_uuid(), $1, day::date, 'one', 'One', 5, 1, now() from unnest($2::text[]) day`,
    [golfer.id, days],
  );
const get = async <T>(path: string) => (await (await gateway.call(path, { as: golfer })).json()) as T;

describe('a completed exercise', () => {
  it('pays once, whether 20 calls come at the same moment or one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(names[0])));
    const progress = { completed: 1, total: names.length, percentage: Math.round(100 / names.length) };
    for (const answer of [...answers, await complete(names[0]?.toUpperCase())]) {
      expect(answer).toEqual({ status: 200, body: { progress, pointsAwarded: 5 } });
    }
    const stored = await gateway.rows('select points from gateway.exercise_completion where user_id = $1', [golfer.id]);
    expect(stored).toEqual([{ points: 5 }]);
    expect(await events()).toHaveLength(1);
    expect((await planWorkout(gateway, golfer)).completedExercises).toEqual([names[0]]);
  });

  it('is published with what it earned; the last one finishes the workout', async () => {
    for (const name of names) await complete(name);
    const payloads = (await events()).map(({ payload }) => payload);
    const [completion] = await gateway.rows(
      'select id, day::text from gateway.exercise_completion where user_id = $1 order by completed_at limit 1',
      [golfer.id],
    );
    expect(payloads[0]).toEqual({
      completionId: completion.id,
      userId: golfer.id,
      day: completion.day,
      points: 5,
      streakWeeks: 1,
      finishesWorkout: names.length === 1,
      completedAt: noon.toISOString(),
    });
    expect(payloads.map(({ finishesWorkout }) => finishesWorkout)).toEqual(
      names.map((_, at) => at === names.length - 1),
    );
    expect((await complete(names.at(-1))).body.progress).toEqual({
      completed: names.length,
      total: names.length,
      percentage: 100,
    });
  });

  it('earns by the streak that its week extends; the day’s first one decides for the day', async () => {
    await trainOn([7, 14, 21, 28].map((days) => addDays(today, -days)));
    expect((await complete(names[0])).body.pointsAwarded).toBe(8);
    // Completions of earlier weeks that become known now do not change the day.
    await trainOn([35, 42].map((days) => addDays(today, -days)));
    expect((await complete(names[1])).body.pointsAwarded).toBe(8);
    expect(await get<User>('/api/auth/user')).toMatchObject({ streak: 7 });
    const [day] = await get<WorkoutDay[]>('/api/user-sessions/1');
    const { exercises } = await gateway.deps.catalog.current(gateway.deps.db);
    const areas = exercises.flatMap(({ name, focusArea }) => (names.slice(0, 2).includes(name) ? [focusArea] : []));
    expect(day).toEqual({
      date: today,
      exercisesCompleted: 2,
      pointsEarned: 16,
      streak: 5,
      areas: expect.arrayContaining(areas),
    });
    expect(day?.areas?.toSorted()).toEqual([...new Set(areas)].toSorted());
    expect(await get<WorkoutDay[]>('/api/user-sessions/me')).toHaveLength(7);
  });

  it('of yesterday’s workout counts for yesterday, until today ends', async () => {
    // The last second of the next day.
    gateway.setClock(new Date('2026-11-20T05:59:59Z'));
    golfer = await gateway.signIn(golfer);
    const answer = await complete(names[0], today);
    expect(answer).toMatchObject({ status: 200, body: { pointsAwarded: 5, progress: { completed: 1 } } });
    expect(await complete(names[0], today)).toEqual(answer);
    expect((await events()).map(({ payload }) => payload.day)).toEqual([today]);
    gateway.setClock(new Date('2026-11-20T06:00:00Z'));
    golfer = await gateway.signIn(golfer);
    expect((await complete(names[1], today)).body.code).toBe('workout-day-passed');
    expect(await events()).toHaveLength(1);
  });
});

describe('a tier of the streak', () => {
  const tierOf = async (exerciseName: string | undefined, day?: string) =>
    (await complete(exerciseName, day)).body.milestone?.weeks;

  it('is named with the exercise that reached it, also when it is sent again, and with no other', async () => {
    await trainOn([7, 14].map((days) => addDays(today, -days)));
    gateway.setClock(new Date(noon.getTime() + 60_000));
    expect(await tierOf(names[0])).toBe(3);
    // Arrived before, and waited for the first one.
    gateway.setClock(new Date(noon.getTime() + 30_000));
    expect(await tierOf(names[1])).toBeUndefined();
    expect([await tierOf(names[0]), await tierOf(names[1])]).toEqual([3, undefined]);
  });

  it('is named with yesterday’s workout when that arrives late and reaches it, and not with today’s', async () => {
    const saturday = '2026-11-21';
    await trainOn(['2026-11-12']);
    gateway.setClock(new Date(`${saturday}T18:00:00Z`));
    golfer = await gateway.signIn(golfer);
    const yesterdays = (await planWorkout(gateway, golfer)).exercises[0]?.name;
    gateway.setClock(new Date('2026-11-22T18:00:00Z'));
    const todays = (await planWorkout(gateway, golfer)).exercises[0]?.name;
    expect(await tierOf(todays)).toBeUndefined();
    expect(await tierOf(yesterdays, saturday)).toBe(3);
    expect(await get<User>('/api/auth/user')).toMatchObject({ streak: 3 });
    expect([await tierOf(todays), await tierOf(yesterdays, saturday)]).toEqual([undefined, 3]);
  });
});

describe('refused, without points:', () => {
  it.each([
    ['an exercise that is not in the workout', () => complete('Push the Golf Cart'), 404, 'exercise-not-in-workout'],
    ['one of a day ahead', () => complete(names[0], addDays(today, 1)), 409, 'workout-day-passed'],
    ['one of last week', () => complete(names[0], addDays(today, -7)), 409, 'workout-day-passed'],
    [
      'one of yesterday, when there was no workout',
      () => complete(names[0], addDays(today, -1)),
      404,
      'exercise-not-in-workout',
    ],
  ])('%s', async (_, refuse, status, code) => {
    expect(await refuse()).toMatchObject({ status, body: { code } });
    expect(await events()).toEqual([]);
  });

  it('any, when Premium has lapsed', async () => {
    await gateway.rows('update billing.subscription set premium_until = now() where user_id = $1', [golfer.id]);
    expect(await complete(names[0])).toMatchObject({ status: 403, body: { requiresUpgrade: true } });
  });
});

it('a golfer sees only own workout days', async () => {
  await complete(names[0]);
  const other = await gateway.register();
  expect((await gateway.call(`/api/user-sessions/${golfer.id}`, { as: other })).status).toBe(404);
  expect((await gateway.call(`/api/daily-workout/${golfer.id}`, { as: other })).status).toBe(404);
});
