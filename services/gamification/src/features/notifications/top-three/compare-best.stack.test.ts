import type { UserId } from '@trueswing/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completion, type NotifiedGolfers, openNotifiedGolfers } from '../../../../test/notified-golfers.ts';
import { compareBest } from './compare-best.ts';

let golfers: NotifiedGolfers;
beforeEach(async () => {
  golfers = await openNotifiedGolfers();
});
afterEach(() => golfers.close());

const earn = (userId: UserId, points: number, day = '2026-11-22') =>
  golfers.handle('exercise.completed', completion(userId, day, { points }));
const compare = (text: string) => compareBest({ ...golfers.deps, now: () => new Date(text) });
const entered = 'You are in the top three';
const left = 'You were passed';

it('golfers learn that they came into the top three of the month, and that they were passed, once a day', async () => {
  const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => golfers.register()));
  if (!a || !b || !c || !d) throw new Error('no golfers');
  await earn(a, 40);
  await earn(b, 30);
  await earn(c, 20);
  await earn(d, 10);
  await compare('2026-11-22T18:00:00Z');
  await compare('2026-11-22T18:01:00Z');
  for (const user of [a, b, c]) expect(await golfers.titlesOf(user)).toEqual([entered]);
  expect(await golfers.titlesOf(d)).toEqual([]);

  await earn(d, 15);
  await Promise.all([compare('2026-11-22T19:00:00Z'), compare('2026-11-22T19:00:00Z')]);
  expect(await golfers.titlesOf(d)).toEqual([entered]);
  expect(await golfers.titlesOf(c)).toEqual([left, entered]);
  // Back and forth on the same day is no further news.
  await earn(c, 10);
  await compare('2026-11-22T20:00:00Z');
  await earn(d, 10);
  await compare('2026-11-22T21:00:00Z');
  expect((await golfers.titlesOf(c)).toSorted()).toEqual([entered, left]);
  expect((await golfers.titlesOf(d)).toSorted()).toEqual([entered, left]);
});

it('a new month begins without anyone, and no one has left the last one', async () => {
  const user = await golfers.register();
  await earn(user, 40);
  await compare('2026-11-30T18:00:00Z');
  await compare('2026-12-01T06:00:00Z');
  expect(await golfers.titlesOf(user)).toEqual([entered]);
  await earn(user, 5, '2026-12-02');
  await compare('2026-12-02T19:00:00Z');
  expect(await golfers.titlesOf(user)).toEqual([entered, entered]);
});

it('while older events are still to be processed, as after downtime, nothing is compared', async () => {
  const [first, second] = [await golfers.register(), await golfers.register()];
  await earn(first, 40);
  const eventId = await golfers.publish(
    'exercise.completed',
    completion(second, '2026-11-22'),
    new Date('2026-11-22T17:58:00Z'),
  );
  await compare('2026-11-22T18:00:00Z');
  expect(await golfers.titlesOf(first)).toEqual([]);
  await sql`update events.delivery set processed_at = now() where event_id = ${eventId}`.execute(golfers.deps.db);
  await golfers.publish('exercise.completed', completion(second, '2026-11-22'), new Date('2026-11-22T18:00:30Z'));
  await compare('2026-11-22T18:01:00Z');
  expect(await golfers.titlesOf(first)).toEqual([entered]);
});

it('nothing remains of a golfer whose account is deleted at the same moment', async () => {
  const users = await Promise.all(Array.from({ length: 3 }, () => golfers.register()));
  for (const user of users) await earn(user, 40);
  await Promise.all([
    compare('2026-11-22T18:00:00Z'),
    ...users.map((userId) => golfers.handle('user.deleted', { userId, analysisIds: [] })),
  ]);
  for (const user of users) expect(await golfers.causesOf(user)).toEqual([]);
  expect(await golfers.deps.db.selectFrom('gamification.top_three').selectAll().execute()).toEqual([]);
});
