import { centralDayKey } from '@trueswing/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { daySeconds, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { syncLapsed } from './sync-lapsed.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

/** The published changes of the golfer, oldest first, with the day of the end. */
const changesOf = async (userId: string): Promise<[string, string | null][]> => {
  const rows = await billing.rows(
    `select payload from events.event where type = 'subscription.changed' and payload->>'userId' = $1 order by occurred_at`,
    [userId],
  );
  return rows.map(({ payload }) => [payload.change, payload.endsOn]);
};

it('publishes what changed for the golfer, once, however often the state is read', async () => {
  const golfer = await subscribedGolfer(billing);
  await Promise.all([golfer.refresh(), golfer.refresh(), golfer.refresh()]);
  expect(await changesOf(golfer.userId)).toEqual([['premium-started', null]]);
  await golfer.change({ cancelAtPeriodEnd: true });
  await golfer.refresh();
  const endsOn = centralDayKey((await golfer.view())?.until ?? new Date(0));
  await golfer.change({ cancelAtPeriodEnd: false });
  await golfer.refresh();
  await golfer.change({ endsNow: true });
  await golfer.refresh();
  await golfer.refresh();
  expect(await changesOf(golfer.userId)).toEqual([
    ['premium-started', null],
    ['premium-ending', endsOn],
    ['premium-continues', null],
    ['premium-ended', null],
  ]);
});

it('publishes a refused payment, and the end of Premium when the days of grace are over', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await billing.payments.control('cards', { customer: golfer.customerId, number: '4000000000000341' });
  const periodEndS = ((await golfer.view())?.period_end?.getTime() ?? 0) / 1_000;
  const seconds = Math.ceil(periodEndS - billing.deps.now().getTime() / 1_000 + daySeconds / 2);
  await billing.payments.control('clock', { advanceSeconds: seconds });
  billing.moveClock(seconds);
  await golfer.refresh();
  billing.moveClock(3 * daySeconds);
  await syncLapsed(billing.deps);
  const changes = (await changesOf(golfer.userId)).map(([change]) => change);
  expect(changes).toEqual(['premium-started', 'past-due', 'premium-ended']);
});

it('publishes nothing if the transaction that stores the state fails', async () => {
  const golfer = await subscribedGolfer(billing);
  await billing.rows('alter table billing.subscription add constraint refuse_all check (user_id is null)');
  await golfer.refresh();
  expect(await changesOf(golfer.userId)).toEqual([]);
  await billing.rows('alter table billing.subscription drop constraint refuse_all');
  await golfer.refresh();
  expect(await changesOf(golfer.userId)).toEqual([['premium-started', null]]);
});
