import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzed, completion, type NotifiedGolfers, openNotifiedGolfers } from '../../../test/notified-golfers.ts';
import { pruneNotifications } from './prune-notifications.ts';

let golfers: NotifiedGolfers;
beforeAll(async () => {
  golfers = await openNotifiedGolfers();
});
afterAll(() => golfers.close());

it('notifications end after 90 days, and what happens once in a lifetime does not come again', async () => {
  const user = await golfers.register();
  const finished = completion(user, '2026-08-01', { finishesWorkout: true });
  await golfers.handle('exercise.completed', finished, { at: new Date('2026-08-01T18:00:00Z') });
  const analyze = async (at: string) =>
    golfers.handle('swing.analyzed', analyzed(user, await golfers.uploadSwing(user)), { at: new Date(at) });
  await analyze('2026-08-02T18:00:00Z');
  const prune = (now: string) => pruneNotifications({ ...golfers.deps, now: () => new Date(now) });
  await prune('2026-10-30T17:00:00Z');
  expect(await golfers.titlesOf(user)).toHaveLength(3);
  await prune('2026-10-30T18:00:01Z');
  expect((await golfers.titlesOf(user)).toSorted()).toEqual(['First swing analyzed', 'Your analysis is ready']);
  await prune('2026-10-31T18:00:01Z');
  await prune('2026-11-01T18:00:01Z');
  expect(await golfers.titlesOf(user)).toEqual([]);
  expect(await golfers.causesOf(user)).toEqual(['first-analysis']);
  await analyze('2026-11-02T18:00:00Z');
  expect(await golfers.titlesOf(user)).toEqual(['Your analysis is ready']);
});
