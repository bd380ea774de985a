import { setTimeout as delay } from 'node:timers/promises';
import type { ExerciseCompleted, LeaderboardEntry, Standing } from '@trueswing/contracts';
import { isLongProof, stayWithinOneDay } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planWorkout } from '../planned-workout.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import type { Golfer, TestGateway } from '../test-gateway.ts';
import { premiumGolfer } from '../training-golfer.ts';
import { openProxiedGateway } from './proxied-gateway.ts';

/** Several times as long as the pause after a failed count (2 s) and the longest wait for a reconnection (2 s). */
const outageMs = isLongProof() ? 60_000 : 7_000;
const golfers = isLongProof() ? 6 : 3;

const opened = openProxiedGateway();
let gateway: TestGateway;
let gamification: TestGamification;
beforeAll(() => stayWithinOneDay(2), 180_000);
beforeAll(async () => {
  gateway = opened.gateway;
  gamification = await startTestGamification(gateway);
});
afterAll(() => gamification.stop());

const get = async <T>(path: string, as: Golfer) => (await (await gateway.call(path, { as })).json()) as T;
const complete = async (as: Golfer, exerciseName: string) => {
  const response = await gateway.call('/api/daily-workout/complete', { as, json: { exerciseName } });
  return ((await response.json()) as ExerciseCompleted).pointsAwarded;
};

it('points arrive, are counted and are shown within seconds while Redis is away, and stay the same afterwards', async () => {
  const players: { golfer: Golfer; names: string[] }[] = [];
  for (let count = 0; count < golfers; count++) {
    const golfer = await premiumGolfer(gateway);
    players.push({ golfer, names: (await planWorkout(gateway, golfer)).exercises.map(({ name }) => name) });
  }
  const earned = new Map<string, number>();
  const tables = async () => {
    const [first] = players;
    if (!first) throw new Error('no golfer');
    const top = await get<LeaderboardEntry[]>('/api/leaderboard', first.golfer);
    const { golfers: counted } = await get<Standing>('/api/leaderboard/standing', first.golfer);
    return { points: Object.fromEntries(top.map(({ id, monthlyPoints }) => [id, monthlyPoints])), counted };
  };
  const expected = () => ({ points: Object.fromEntries(earned), counted: earned.size });

  opened.proxies.Redis.cut();
  const endsAt = Date.now() + outageMs;
  for (const exercise of [0, 1, 2]) {
    for (const { golfer, names } of players) {
      const points = await complete(golfer, names[exercise] ?? '');
      expect(points).toBe(5);
      earned.set(golfer.id, (earned.get(golfer.id) ?? 0) + points);
    }
    await expect.poll(tables, { timeout: 10_000 }).toEqual(expected());
    await delay(Math.max(0, (endsAt - Date.now()) / (3 - exercise)));
  }
  opened.proxies.Redis.restore();
  expect(await tables()).toEqual(expected());
  expect(await gateway.rows('select 1 from events.delivery where dead_at is not null')).toEqual([]);
}, 180_000);
