import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../../test/open-billing.ts';
import { daySeconds, subscribedGolfer } from '../../../../test/sandbox-golfer.ts';
import { processEvents } from '../webhooks/process-events.ts';
import { reconcileDaily, tellLapsed } from './reconcile.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

const events = () => billing.rows('select type from billing.webhook_event');

it('takes up what no webhook brought', async () => {
  // Nowhere to go: the sandbox has events that nobody takes.
  await billing.payments.control('webhooks', { url: 'http://127.0.0.1:9/', paused: true });
  const golfer = await subscribedGolfer(billing);
  expect(await golfer.view()).toBeUndefined();
  await reconcileDaily(billing.deps);
  expect((await events()).length).toBeGreaterThan(0);
  await processEvents(billing.deps);
  expect(await golfer.view()).toMatchObject({ is_premium: true });
});

it('asks about everybody of whom nothing was heard, and nobody else', async () => {
  const [silent, heard] = [await subscribedGolfer(billing), await subscribedGolfer(billing)];
  await silent.refresh();
  await heard.refresh();
  await billing.rows("update billing.subscription set fetched_at = now() - interval '2 days' where user_id = $1", [
    silent.userId,
  ]);
  for (const golfer of [silent, heard]) await golfer.change({ cancelAtPeriodEnd: true });
  await reconcileDaily(billing.deps);
  expect(await silent.view()).toMatchObject({ cancel_at_period_end: true });
  expect(await heard.view()).toMatchObject({ cancel_at_period_end: false });
});

it('asks about who has opened a way to pay, although no word of it ever came', async () => {
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

it('happens once a day over all processes, and again when one died at it', async () => {
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

it('one golfer of whom Stripe does not answer holds nobody else up', async () => {
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

it('nor does it when the end of Premium is to be told', async () => {
  const golfers = [await subscribedGolfer(billing), await subscribedGolfer(billing), await subscribedGolfer(billing)];
  for (const golfer of golfers) {
    await golfer.change({ cancelAtPeriodEnd: true });
    await golfer.refresh();
  }
  billing.moveClock(32 * daySeconds);
  await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
  await tellLapsed(billing.deps);
  const told = await Promise.all(golfers.map(async (golfer) => JSON.stringify((await golfer.changes()).at(-1))));
  expect(told.filter((change) => change.includes('"isPremium":false'))).toHaveLength(2);
});

it('stops when the service does, and another process takes the rest up', async () => {
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
