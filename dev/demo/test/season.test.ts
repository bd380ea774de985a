import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  accountRoutes,
  ballRoutes,
  mobilityRoutes,
  pointsRoutes,
  poseTrackSchema,
  sessionRoutes,
  shareRoutes,
  swingRoutes,
} from '@trueswing/contracts';
import { centralMonthKey, pointsPerSwingUpload } from '@trueswing/domain';
import { fillWithDemo, type RunningSystem, startSystem } from '@trueswing/local-stack';
import { createLogger } from '@trueswing/service-kit';
import { queryDatabase, stayWithinOneDay } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from '../src/fill/open-gateway.ts';
import { demoPassword, golfers } from '../src/season/golfers.ts';
import { type SignedIn, signInAt } from './sign-in.ts';

/** In them Isla paused two weeks. They reach into the month before this one. */
const weeks = 6;
/** Golfers register, and those that were deleted leave, in the background. */
const poll = { timeout: 60_000 };

let dataFolder: string;
let system: RunningSystem;
beforeAll(() => stayWithinOneDay(8), 540_000);
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-demo-'));
  // As `--lan` does, on an address that needs no network: the checkout page has a certificate of this machine.
  system = await startSystem({ dataFolder, ports: 'any', fsync: false, lanAddresses: ['127.0.0.2'] });
});
afterAll(async () => {
  await system.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const rows = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  queryDatabase(system.stores.adminUrl, statement, values) as Promise<Row[]>;

const signIn = (name: string) => signInAt(`http://127.0.0.1:${system.gatewayPort}`, name);

const me = { params: { userId: 'me' } };
it('stops when it is aborted', async () => {
  const stopping = new AbortController();
  const filling = fillWithDemo(system, { weeks, signal: stopping.signal }).catch(String);
  const readCount = () => rows('select count(*)::int > 0 as begun from gateway.account');
  await expect.poll(readCount, poll).toEqual([{ begun: true }]);
  stopping.abort();
  expect(await filling).toContain('AbortError');
});

// The tests below read what this one fills in.
it('starts over where it was stopped, and fills an installation', async () => {
  await fillWithDemo(system, { weeks });
  expect(await rows('select from gateway.account')).toHaveLength(golfers.length);
  const premium = golfers.filter(({ isPremium }) => isPremium).length;
  await expect.poll(() => rows('select from billing.entitlement'), poll).toHaveLength(premium);
  expect(system.parts['analysis-worker']?.process.isRunning).toBe(true);
});

describe.each([
  { name: 'rowan', streak: 6, swings: 2 },
  { name: 'isla', streak: 4, swings: 1 },
])('$name', ({ name, streak, swings }) => {
  let golfer: SignedIn;
  beforeAll(async () => {
    golfer = await signIn(name);
  });

  it('has the points of the ledger, which are those of the workouts and the swings', async () => {
    const user = await golfer.read(sessionRoutes.readCurrentUser, {});
    const [ledger] = await rows<{ points: number }>(
      'select sum(points)::int as points from gamification.point_entry where user_id = $1',
      [user.id],
    );
    const days = await golfer.read(pointsRoutes.listWorkoutDays, me);
    const earned = days.reduce((sum, day) => sum + day.pointsEarned, 0);
    expect(days.length).toBeGreaterThan(streak);
    expect([user.totalPoints, ledger?.points]).toEqual(Array(2).fill(earned + swings * pointsPerSwingUpload));
  });

  it('is on the leaderboard with the points of the month', async () => {
    const user = await golfer.read(sessionRoutes.readCurrentUser, {});
    const table = await golfer.read(pointsRoutes.readLeaderboard, {});
    expect(table.find(({ id }) => id === user.id)?.monthlyPoints).toBe(user.monthlyPoints);
    expect(table.length).toBeGreaterThanOrEqual(6);
  });

  it('has the streak that was drawn', async () => {
    expect(await golfer.read(pointsRoutes.readStreak, {})).toMatchObject({ weeks: streak, isAtRisk: false });
  });

  it('has shots of range sessions with several clubs', async () => {
    const months = await golfer.read(ballRoutes.listBallMonths, {});
    const shots = await Promise.all(
      months.map(({ month }) => golfer.read(ballRoutes.readBallMonth, { params: { month } })),
    );
    const clubs = shots.flatMap((month) => month.clubs.map(({ club }) => club));
    expect(new Set(clubs).size).toBeGreaterThanOrEqual(5);
  });

  it('has analyses with measurements, pictures, landmarks and videos', async () => {
    const listed = await golfer.read(swingRoutes.listSwings, me);
    expect(listed).toHaveLength(swings);
    for (const { id } of listed) {
      const analysis = await golfer.readAnalysis(id);
      expect(analysis.technicalDetails).toMatchObject({ measurements: { tempoRatio: { value: expect.any(Number) } } });
      const stills = Object.values(analysis.faceOnKeyFrameUrls ?? {});
      expect(stills).toHaveLength(8);
      for (const url of [analysis.faceOnVideoUrl, analysis.faceOnPosterUrl, ...stills]) {
        const file = await golfer.open(url ?? '');
        expect([file.status, (await file.arrayBuffer()).byteLength > 5_000]).toEqual([200, true]);
      }
      const landmarks = await (await golfer.open(analysis.faceOnLandmarksUrl ?? '')).json();
      expect(poseTrackSchema.parse(landmarks).frames.length).toBeGreaterThan(60);
    }
  });

  it('has comments of the coach on the newest swing, and mobility checks', async () => {
    const [newest] = await golfer.read(swingRoutes.listSwings, me);
    if (!newest) throw new Error('no swing');
    expect(await golfer.read(shareRoutes.listComments, { params: { id: newest.id } })).toHaveLength(2);
    expect((await golfer.read(mobilityRoutes.listMobilityChecks, {})).length).toBeGreaterThan(0);
  });
});

it('the newest swing of rowan is the sample swing, filmed from both sides, with its shot', async () => {
  const rowan = await signIn('rowan');
  const [newest] = await rowan.read(swingRoutes.listSwings, me);
  expect(newest).toMatchObject({ clubSelection: '7-iron', clubSpeed: 84, carry: 156 });
  const video = await rowan.open(newest?.downTheLineVideoUrl ?? '');
  expect(video.headers.get('content-type')).toBe('video/mp4');
  await video.body?.cancel();
});

it('the tables of both months are the sums of the ledger', async () => {
  const rowan = await signIn('rowan');
  const sums = await rows<{ id: string; month: string; points: number }>(
    `select user_id as id, date_trunc('month', earned_at at time zone 'America/Chicago')::date::text as month,
       sum(points)::int as points from gamification.point_entry group by 1, 2`,
  );
  const inMonth = (month: string) =>
    Object.fromEntries(sums.flatMap((sum) => (sum.month === month ? [[sum.id, sum.points]] : [])));
  const listed = (entries: readonly { id: string; monthlyPoints: number }[]) =>
    Object.fromEntries(entries.map(({ id, monthlyPoints }) => [id, monthlyPoints]));
  expect(listed(await rowan.read(pointsRoutes.readLeaderboard, {}))).toEqual(inMonth(centralMonthKey(new Date())));
  const isClosed = "select from gamification.job_run where job = 'close-month'";
  await expect.poll(async () => (await rows(isClosed)).length, { timeout: 30_000 }).toBe(1);
  const last = await rowan.read(pointsRoutes.readLastMonth, {});
  expect(listed(last.entries)).toEqual(inMonth(last.month));
  expect(last.entries.length).toBeGreaterThan(0);
});

it('the free golfers have one swing and none', async () => {
  for (const [name, swings] of [
    ['desmond', 1],
    ['june', 0],
  ] as const) {
    const golfer = await signIn(name);
    expect(await golfer.read(accountRoutes.readUsageLimits, {})).toMatchObject({ isPremium: false });
    expect(await golfer.read(swingRoutes.listSwings, me)).toHaveLength(swings);
  }
});

it('calls of the season are answered while an analysis holds up the event loop', async () => {
  const variables = JSON.parse(JSON.stringify(system.environmentOf('gateway')));
  const gateway = await openGateway(variables, createLogger({ service: 'demo', level: 'error' }));
  // A gateway that refuses under pressure looks at the delay of the second before.
  for (let second = 0; second < 3; second += 1) {
    const until = performance.now() + 1_200;
    while (performance.now() < until);
    await delay(1);
  }
  await gateway.call(accountRoutes.signIn, { body: { email: 'rowan@example.com', password: demoPassword } });
  await gateway.close();
});

describe('the season is refused', () => {
  /** The same without its worker, which would only stop and start again. */
  const withoutWorker = (): RunningSystem => {
    const { 'analysis-worker': _, ...parts } = system.parts;
    return { ...system, parts };
  };

  it('on a database that has golfers', async () => {
    await expect(fillWithDemo(system, { weeks })).rejects.toThrow(
      'This installation has 8 golfers, and the demo season fills an empty one.',
    );
    expect(await rows('select from gateway.account')).toHaveLength(8);
    expect(system.parts['analysis-worker']?.process.isRunning).toBe(true);
  });

  it('in production', async () => {
    const environmentOf: RunningSystem['environmentOf'] = (service) => ({
      ...system.environmentOf(service),
      NODE_ENV: 'production',
    });
    await expect(fillWithDemo({ ...withoutWorker(), environmentOf }, { weeks })).rejects.toThrow('not for production');
  });

  it('with payments that are real', async () => {
    await expect(fillWithDemo({ ...system, payments: undefined }, { weeks })).rejects.toThrow('payments sandbox');
  });

  it.each(['postgres', 's3'] as const)('with an external store instead of %s', async (store) => {
    const parts = { ...system.parts, [store]: undefined };
    await expect(fillWithDemo({ ...system, parts }, { weeks })).rejects.toThrow('Unset DATABASE_ADMIN_URL');
  });

  it('where one of the accounts has another password, and keeps them all', async () => {
    const unfinished = join(dataFolder, 'demo-unfinished');
    await writeFile(unfinished, '');
    const variables = JSON.parse(JSON.stringify(system.environmentOf('gateway')));
    const gateway = await openGateway(variables, createLogger({ service: 'demo', level: 'error' }));
    await gateway.call(accountRoutes.signIn, { body: { email: 'june@example.com', password: demoPassword } });
    const body = { currentPassword: demoPassword, newPassword: 'a password of her own' };
    await gateway.call(accountRoutes.changePassword, { body });
    await gateway.close();
    await expect(fillWithDemo(withoutWorker(), { weeks })).rejects.toThrow(
      'june@example.com cannot be signed in with the password of the demo season. Start it with TRUESWING_DATA_DIR set to a new folder.',
    );
    expect(await rows('select from gateway.account')).toHaveLength(golfers.length);
    expect(existsSync(unfinished)).toBe(false);
  });
});

// The last one: it uses up the sign-ins of this address.
it('golfers sign in from addresses of their own, which others cannot use up', async () => {
  const guess = (account: number) =>
    fetch(`http://127.0.0.1:${system.gatewayPort}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: `stranger-${account}@example.com`, password: demoPassword }),
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, account) => guess(account)));
  expect(answers.map(({ status }) => status)).toContain(429);
  const variables = JSON.parse(JSON.stringify(system.environmentOf('gateway')));
  const gateway = await openGateway(variables, createLogger({ service: 'demo', level: 'error' }));
  await gateway.call(accountRoutes.signIn, { body: { email: 'rowan@example.com', password: demoPassword } });
  await gateway.close();
});
