import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { daySeconds, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { syncLapsed } from '../entitlement/sync-lapsed.ts';
import { claimStripeEvents } from '../stripe-events/claim.ts';
import { reconcileDaily } from './reconcile.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

const events = () => billing.rows('select type from billing.webhook_event');

it('handles events that no webhook delivered', async () => {
  // Deliveries to this address fail, so the sandbox has undelivered events.
  await billing.payments.control('webhooks', { url: 'http://127.0.0.1:9/', paused: true });
  const golfer = await subscribedGolfer(billing);
  expect(await golfer.view()).toBeUndefined();
  await reconcileDaily(billing.deps);
  expect((await events()).length).toBeGreaterThan(0);
  await claimStripeEvents(billing.deps);
  expect(await golfer.view()).toMatchObject({ is_premium: true });
});

it('syncs every golfer whose state was read in the night before, and none whose state was read today', async () => {
  const [stale, fresh] = [await subscribedGolfer(billing), await subscribedGolfer(billing)];
  await stale.refresh();
  await fresh.refresh();
  // The run of the night before came to the golfer ten minutes after its start.
  await billing.rows(
    "update billing.subscription set fetched_at = now() - interval '23 hours 50 minutes' where user_id = $1",
    [stale.userId],
  );
  for (const golfer of [stale, fresh]) await golfer.change({ cancelAtPeriodEnd: true });
  await reconcileDaily(billing.deps);
  expect(await stale.view()).toMatchObject({ cancel_at_period_end: true });
  expect(await fresh.view()).toMatchObject({ cancel_at_period_end: false });
});

it('syncs a golfer who has opened a way to pay, although no event of it ever came', async () => {
  const golfer = await subscribedGolfer(billing);
  await billing.payments.control('webhooks', { url: billing.webhookUrl, paused: true });
  await billing.rows('delete from billing.webhook_event');
  await billing.rows("update billing.subscription set fetched_at = now() - interval '2 days'");
  billing.payments.state.transact(0, () => {
    for (const delivery of billing.payments.state.all('sandbox.delivery')) {
      billing.payments.state.put({ ...delivery, deliveredAtMs: 1 });
    }
  });
  await reconcileDaily(billing.deps);
  expect(await events()).toEqual([]);
  expect(await golfer.view()).toMatchObject({ is_premium: true });
});

it('syncs a golfer whose subscription ended long ago only if an operator asks for it', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.change({ endsNow: true });
  await golfer.refresh();
  await billing.rows("update billing.customer set active_at = now() - interval '30 days'");
  const fetchedAt = async () =>
    (await billing.rows('select fetched_at::text from billing.subscription'))[0]?.fetched_at as string;
  const readLongAgo = '2026-01-01 00:00:00+00';
  await billing.rows('update billing.subscription set fetched_at = $1', [readLongAgo]);
  const longAgo = await fetchedAt();
  await reconcileDaily(billing.deps);
  expect(await fetchedAt()).toBe(longAgo);
  await billing.rows("update billing.subscription set fetched_at = '-infinity'");
  await billing.rows('delete from billing.job_run');
  await reconcileDaily(billing.deps);
  expect(await fetchedAt()).not.toMatch(/infinity/);
});

it('runs once a day over all processes, and again if a process died during it', async () => {
  const runs = () => billing.rows('select period, finished_at from billing.job_run');
  const calls = () => billing.rows('select 1 from billing.job_run where finished_at is null');
  await Promise.all([reconcileDaily(billing.deps), reconcileDaily(billing.deps), reconcileDaily(billing.deps)]);
  expect(await runs()).toHaveLength(1);
  expect(await calls()).toEqual([]);
  billing.moveClock(daySeconds);
  await billing.payments.control('faults', { status: '503', call: 'GET /v1/events', times: 2 });
  await expect(reconcileDaily(billing.deps)).rejects.toThrow();
  await reconcileDaily(billing.deps);
  expect(await calls()).toHaveLength(1);
  await billing.rows("update billing.job_run set lease_until = now() - interval '1 second' where finished_at is null");
  await reconcileDaily(billing.deps);
  expect([(await runs()).length, await calls()]).toEqual([2, []]);
});

it('one golfer whose call of Stripe fails does not stop the others', async () => {
  const golfers = [await subscribedGolfer(billing), await subscribedGolfer(billing), await subscribedGolfer(billing)];
  for (const golfer of golfers) {
    await golfer.refresh();
    await golfer.change({ cancelAtPeriodEnd: true });
  }
  await billing.rows("update billing.subscription set fetched_at = now() - interval '2 days'");
  await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
  await reconcileDaily(billing.deps);
  const views = await Promise.all(golfers.map((golfer) => golfer.view()));
  expect(views.filter((view) => view?.cancel_at_period_end)).toHaveLength(2);
});

it('neither does it when Premium has ended by the clock', async () => {
  const golfers = [await subscribedGolfer(billing), await subscribedGolfer(billing), await subscribedGolfer(billing)];
  for (const golfer of golfers) {
    await golfer.change({ cancelAtPeriodEnd: true });
    await golfer.refresh();
  }
  billing.moveClock(32 * daySeconds);
  await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
  await syncLapsed(billing.deps);
  const stored = await Promise.all(golfers.map((golfer) => golfer.stored()));
  expect(stored.filter(({ isPremium }) => !isPremium)).toHaveLength(2);
});

it('stops when the service does, and another process continues', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await golfer.change({ cancelAtPeriodEnd: true });
  await billing.rows("update billing.subscription set fetched_at = now() - interval '2 days'");
  await reconcileDaily(billing.deps, AbortSignal.abort());
  expect((await golfer.view())?.cancel_at_period_end).toBe(false);
  await billing.rows('update billing.job_run set lease_until = now()');
  await reconcileDaily(billing.deps);
  expect((await golfer.view())?.cancel_at_period_end).toBe(true);
});
