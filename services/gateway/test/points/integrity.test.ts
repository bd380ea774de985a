import { randomUUID } from 'node:crypto';
import type {
  AnalysisId,
  ErrorBody,
  ExerciseCompleted,
  FlaggedPoints,
  MonthlyPosition,
  UserId,
} from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planWorkout } from '../planned-workout.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { premiumGolfer } from '../training-golfer.ts';

let gateway: TestGateway;
let gamification: TestGamification;
let admin: string;
let golfer: Golfer;
let names: string[];
const today = '2026-11-18';
const noon = new Date(`${today}T18:00:00Z`);
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
  admin = await gateway.signInAdmin();
});
afterAll(async () => {
  await gamification.stop();
  await gateway.stop();
});
beforeEach(async () => {
  gateway.setClock(noon);
  golfer = await premiumGolfer(gateway);
  names = (await planWorkout(gateway, golfer)).exercises.map(({ name }) => name);
});

const complete = async (exerciseName: string, day?: string, waitedMs?: number) => {
  const response = await gateway.call('/api/daily-workout/complete', {
    as: golfer,
    json: { exerciseName, day, waitedMs },
  });
  return (await response.json()) as ExerciseCompleted & ErrorBody;
};
const flags = async () => {
  gateway.setClock(null);
  const response = await gateway.call('/api/admin/flagged-points', { headers: { cookie: admin } });
  const all = (await response.json()) as FlaggedPoints[];
  return all.filter(({ userId }) => userId === golfer.id);
};
const reasons = async () => (await flags()).map(({ reason }) => reason);
const monthlyPoints = async () => {
  const response = await gateway.call('/api/users/1/monthly-position', { as: golfer });
  return ((await response.json()) as MonthlyPosition).monthlyPoints;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('exercises that are completed', () => {
  it('faster than anyone can do them count, but earn nothing, and admins see each of them', async () => {
    expect(names.length).toBeGreaterThan(3);
    const answers = await Promise.all(names.map((name) => complete(name)));
    const awarded = answers.map(({ pointsAwarded }) => pointsAwarded).sort((a, b) => b - a);
    expect(awarded).toEqual(names.map((_, at) => (at < 3 ? 5 : 0)));
    // The same call again has the same answer.
    const again = await Promise.all(names.map((name) => complete(name)));
    expect(again.map(({ pointsAwarded }) => pointsAwarded)).toEqual(answers.map(({ pointsAwarded }) => pointsAwarded));
    await expect.poll(monthlyPoints, { timeout: 10_000 }).toBe(sum(awarded));
    await expect.poll(reasons, { timeout: 10_000 }).toEqual(names.slice(3).map(() => 'impossible-pace'));
    expect((await flags())[0]).toMatchObject({ email: golfer.email });
  });

  it('without a network arrive together and earn their points', async () => {
    gateway.setClock(after(1_200));
    const answers = await Promise.all(names.map((name, nth) => complete(name, today, (nth + 1) * 60_000)));
    expect(answers.map(({ pointsAwarded }) => pointsAwarded)).toEqual(names.map(() => 5));
    await expect.poll(monthlyPoints, { timeout: 10_000 }).toBe(5 * names.length);
    expect(await flags()).toEqual([]);
  });
});

it('a whole workout that is ticked off in a minute earns for three exercises, also hours after it was planned', async () => {
  const awarded: number[] = [];
  for (const [nth, name] of names.entries()) {
    gateway.setClock(after(7_200 + 8 * nth));
    awarded.push((await complete(name)).pointsAwarded);
  }
  expect(awarded).toEqual(names.map((_, at) => (at < 3 ? 5 : 0)));
  await expect.poll(reasons, { timeout: 10_000 }).toEqual(names.slice(3).map(() => 'impossible-pace'));
});

describe('a device with another date', () => {
  it('cannot complete a workout of a later day; two days ahead it is reported', async () => {
    const [name = ''] = names;
    for (const days of [1, -2]) expect((await complete(name, addDays(today, days))).code).toBe('workout-day-passed');
    expect((await complete(name, addDays(today, 2))).code).toBe('workout-day-passed');
    // A phone that was off for a month: the client keeps the log of what comes too late, and drops what is not valid.
    expect((await complete(name, addDays(today, -30), 30 * 86_400_000)).code).toBe('workout-day-passed');
    await expect.poll(reasons, { timeout: 10_000 }).toEqual(['device-clock']);
    // The golfer's session is of that day.
    gateway.setClock(noon);
    expect(await monthlyPoints()).toBe(0);
  });
});

describe('a video that is analyzed again', () => {
  it('earns nothing and is reported once, whichever event comes first and how often each comes', async () => {
    // An event that comes again has the moment that it had.
    const analyzed = (analysisId: string, nth: number) =>
      gateway.deps.db.transaction().execute((tx) =>
        publish(tx, {
          type: 'swing.analyzed',
          occurredAt: new Date(noon.getTime() + nth * 1_000),
          payload: {
            analysisId: analysisId as AnalysisId,
            userId: golfer.id as UserId,
            club: 'driver',
            videoSha256: 'the same',
          },
        }),
      );
    const ids = [randomUUID(), randomUUID()];
    for (const each of [ids, ids]) for (const [nth, id] of each.entries()) await analyzed(id, nth);
    await expect.poll(reasons, { timeout: 10_000 }).toEqual(['same-video']);
    await expect
      .poll(
        () => gateway.rows("select 1 from events.delivery where consumer = 'gamification' and processed_at is null"),
        { timeout: 10_000 },
      )
      .toEqual([]);
    const [flag] = await flags();
    expect(flag?.sourceId).toBe(ids[1]);
    const rows = await gateway.rows(
      'select sum(points)::int as total from gamification.point_entry where user_id = $1',
      [golfer.id],
    );
    expect(rows).toEqual([{ total: 10 }]);
  });
});

it('admins page through what was reported, from the newest to the oldest; golfers cannot', async () => {
  await gateway.rows(
    `insert into gamification.flagged_points (user_id, reason, source_id, flagged_at)
     select $1, 'same-video', gen_random_uuid(), now() from generate_series(1, 5)`,
    [golfer.id],
  );
  gateway.setClock(null);
  const ids: number[] = [];
  let next: string | undefined = '/api/admin/flagged-points?limit=2';
  while (next) {
    const page: Response = await gateway.call(next, { headers: { cookie: admin } });
    ids.push(...((await page.json()) as FlaggedPoints[]).map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(5);
  gateway.setClock(noon);
  expect((await gateway.call('/api/admin/flagged-points', { as: golfer })).status).toBe(403);
});
