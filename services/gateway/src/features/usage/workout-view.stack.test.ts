import type { UserId } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { countWorkoutView } from './workout-view.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const view = ({ id }: Golfer, at: string) =>
  gateway.deps.db
    .transaction()
    .execute((tx) => countWorkoutView(tx, { userId: id as UserId, now: new Date(at) }))
    .then(
      () => 'served',
      (error: { code?: string }) => error.code,
    );
const daysOf = async ({ id }: Golfer) =>
  (await gateway.rows('select day::text from gateway.workout_view where user_id = $1 order by day', [id])).map(
    ({ day }) => day,
  );

it('a free golfer gets the workout of one whole day, and of no other', async () => {
  const golfer = await gateway.register();
  const inParallel = await Promise.all(Array.from({ length: 20 }, () => view(golfer, '2026-11-01T05:00:00Z')));
  expect(new Set(inParallel)).toEqual(new Set(['served']));
  // The last millisecond of a day of 25 hours, and the next one.
  expect(await view(golfer, '2026-11-02T05:59:59.999Z')).toBe('served');
  expect(await view(golfer, '2026-11-02T06:00:00Z')).toBe('workout-limit-reached');
  expect(await daysOf(golfer)).toEqual(['2026-11-01']);
});

it('Premium gets the workout of every day; after it has lapsed, of no new day', async () => {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer, { endsAt: new Date(Date.now() + 3_600_000) });
  for (const day of ['03', '03', '04', '05']) expect(await view(golfer, `2026-11-${day}T18:00:00Z`)).toBe('served');
  expect(await daysOf(golfer)).toEqual(['2026-11-03', '2026-11-04', '2026-11-05']);
  await gateway.rows("update billing.subscription set premium_until = now() - interval '1 hour' where user_id = $1", [
    golfer.id,
  ]);
  expect(await view(golfer, '2026-11-06T18:00:00Z')).toBe('workout-limit-reached');
  expect(await view(golfer, '2026-11-05T18:00:00Z')).toBe('served');
});
