import { planPrices } from '@trueswing/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { daySeconds, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { paymentMetrics } from '../../payment-metrics.ts';
import { syncLapsed } from './sync-lapsed.ts';

type Golfer = Awaited<ReturnType<typeof subscribedGolfer>>;

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

/** Advances Stripe's clock and the service's, not the database's. */
const pass = async (days: number) => {
  await billing.payments.control('clock', { advanceSeconds: days * daySeconds });
  billing.moveClock(days * daySeconds);
};
/** Half a day into the next period. */
const passPeriodEnd = async (golfer: Golfer) => {
  const nowSeconds = Math.floor(billing.deps.now().getTime() / 1_000);
  const end = ((await golfer.view())?.period_end?.getTime() ?? 0) / 1_000;
  await pass((end - nowSeconds) / daySeconds + 0.5);
};
/** Ends the retries of all open payments, as Stripe's setting to leave a subscription past due does. */
const endRetries = () => {
  const { state } = billing.payments;
  for (const invoice of state.all('invoice')) {
    if (invoice.status === 'open')
      state.transact(state.nowSeconds, () =>
        state.put({ ...invoice, auto_advance: false, next_payment_attempt: null }),
      );
  }
};
const storedRow = async (userId: string) =>
  (await billing.rows('select status, premium_until from billing.subscription where user_id = $1', [userId]))[0];
const premium = { isPremium: true, plan: 'monthly', isEnding: false, paymentProblem: null };
const free = { isPremium: false, plan: 'free', isEnding: false, paymentProblem: null };

describe('a subscription', () => {
  it('renews without any event', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    const before = (await golfer.view())?.period_end?.getTime() ?? 0;
    await pass(32);
    expect((await golfer.refresh()).body.isPremium).toBe(true);
    expect((await golfer.view())?.period_end?.getTime()).toBeGreaterThan(before);
    expect(await golfer.stored()).toEqual(premium);
    expect(billing.payments.charges(golfer.customerId)).toHaveLength(2);
  });

  it('that is canceled gives Premium to the end of its period, and no longer', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    expect(await golfer.stored()).toEqual(premium);
    await golfer.change({ cancelAtPeriodEnd: true });
    expect((await golfer.refresh()).body.isPremium).toBe(true);
    expect(await golfer.stored()).toEqual({ ...premium, isEnding: true });
    const view = await golfer.view();
    expect(view).toMatchObject({ is_premium: true, cancel_at_period_end: true, plan: 'monthly' });
    expect(view?.until).toEqual(view?.period_end);
    await pass(32);
    expect((await golfer.refresh()).body.isPremium).toBe(false);
    expect(await golfer.view()).toMatchObject({ is_premium: false, plan: 'free', until: null, status: 'canceled' });
    expect(await golfer.stored()).toEqual(free);
    expect(billing.payments.charges(golfer.customerId)).toHaveLength(1);
  });

  it('can be resumed before that', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    for (const cancelAtPeriodEnd of [true, false]) {
      await golfer.change({ cancelAtPeriodEnd });
      await golfer.refresh();
      expect(await golfer.stored()).toEqual({ ...premium, isEnding: cancelAtPeriodEnd });
    }
    expect(await golfer.view()).toMatchObject({ is_premium: true, until: null, cancel_at_period_end: false });
  });

  it('changes its plan', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    const { state } = billing.payments;
    const annual = state.all('price').find(({ lookup_key }) => lookup_key === planPrices.annual.lookupKey);
    await golfer.change({ price: annual?.id ?? '' });
    await golfer.refresh();
    expect(await golfer.view()).toMatchObject({ is_premium: true, plan: 'annual' });
    expect(await golfer.stored()).toEqual({ ...premium, plan: 'annual' });
  });

  it('can be started again when it is over', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.change({ cancelAtPeriodEnd: true });
    await pass(32);
    const { body } = await billing.call('/api/get-or-create-subscription', golfer.userId, { plan: 'annual' });
    await billing.payments.confirm(body.clientSecret ?? '');
    expect((await golfer.refresh()).body.isPremium).toBe(true);
    expect(await golfer.view()).toMatchObject({ plan: 'annual', is_premium: true });
  });
});

describe('a payment that fails', () => {
  it.each([
    ['4000000000000341', 'past-due'],
    ['4000002760003184', 'action-required'],
  ] as const)('with card %s leaves Premium for the days of grace, says %s, and then ends it', async (card, problem) => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    await billing.payments.control('settings', { afterDunning: 'unpaid' });
    await billing.payments.control('cards', { customer: golfer.customerId, number: card });
    await passPeriodEnd(golfer);
    expect((await golfer.refresh()).body).toMatchObject({
      isPremium: true,
      message: expect.stringMatching(/card|bank/),
    });
    expect(await golfer.view()).toMatchObject({ status: 'past_due', payment_problem: problem });
    billing.moveClock(3 * daySeconds);
    await syncLapsed(billing.deps);
    expect(await golfer.stored()).toEqual({ ...free, paymentProblem: problem });
    await pass(30);
    expect((await golfer.refresh()).body.isPremium).toBe(false);
    expect(await golfer.view()).toMatchObject({ status: 'unpaid', is_premium: false, payment_problem: 'unpaid' });
    expect(await golfer.stored()).toEqual({ ...free, paymentProblem: 'unpaid' });
    expect(billing.payments.charges(golfer.customerId)).toHaveLength(1);
    // A new period has begun, whose invoice Stripe does not collect; a second subscription is still refused.
    await pass(31);
    for (const path of ['/api/get-or-create-subscription', '/api/create-checkout-session']) {
      const { status, body } = await billing.call(path, golfer.userId, { plan: 'monthly' });
      expect([path, status, body.code]).toEqual([path, 409, 'payment-open']);
    }
  });

  it('month after month, as Stripe leaves the subscription past due, gives the days of grace once', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    await billing.payments.control('cards', { customer: golfer.customerId, number: '4000000000000341' });
    await passPeriodEnd(golfer);
    await golfer.refresh();
    expect(await golfer.stored()).toEqual({ ...premium, paymentProblem: 'past-due' });
    const { premium_until: graceEnds } = await storedRow(golfer.userId);
    endRetries();
    for (let months = 0; months < 2; months++) {
      await passPeriodEnd(golfer);
      await golfer.refresh();
      expect(await golfer.stored()).toEqual({ ...free, paymentProblem: 'past-due' });
      endRetries();
      expect(await storedRow(golfer.userId)).toMatchObject({ status: 'past_due', premium_until: graceEnds });
    }
    const changes = await billing.rows("select payload->>'change' as change from events.event order by occurred_at");
    expect(changes.map(({ change }) => change)).toEqual(['premium-started', 'past-due', 'premium-ended']);

    const { body } = await billing.call('/api/get-or-create-subscription', golfer.userId, {});
    await billing.payments.confirm(body.clientSecret ?? '');
    await golfer.refresh();
    expect(await golfer.stored()).toEqual(premium);
    await billing.payments.control('cards', { customer: golfer.customerId, number: '4000000000000341' });
    await passPeriodEnd(golfer);
    await golfer.refresh();
    expect(await golfer.stored()).toEqual({ ...premium, paymentProblem: 'past-due' });
  });

  it('is paid with the secret of the open invoice', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    await billing.payments.control('cards', { customer: golfer.customerId, number: '4000000000000341' });
    await pass(31.5);
    await golfer.refresh();
    const { body, status } = await billing.call('/api/get-or-create-subscription', golfer.userId, {});
    expect([status, body.clientSecret]).toEqual([200, expect.stringMatching(/^pi_/)]);
    await billing.payments.confirm(body.clientSecret ?? '');
    expect((await golfer.refresh()).body.isPremium).toBe(true);
    expect(await golfer.view()).toMatchObject({ status: 'active', payment_problem: null });
    expect(billing.payments.charges(golfer.customerId)).toHaveLength(2);
  });
});

describe('without or with odd events of Stripe', () => {
  it('Premium ends by the clock', async () => {
    const golfer = await subscribedGolfer(billing);
    await golfer.refresh();
    await billing.rows("update billing.subscription set premium_until = now() - interval '1 second'");
    expect(await golfer.view()).toMatchObject({ is_premium: false, plan: 'free', until: null });
  });

  it('an unknown status gives no Premium, and an alert', async () => {
    const golfer = await subscribedGolfer(billing);
    const { state } = billing.payments;
    const subscription = state.get('subscription', golfer.subscriptionId);
    state.transact(subscription.created, () => state.put({ ...subscription, status: 'hibernating' as 'active' }));
    expect((await golfer.refresh()).body.isPremium).toBe(false);
    const toReview = paymentMetrics(billing.deps).find(({ name }) => name === 'billing_subscriptions_to_review');
    expect(await toReview?.read()).toBe(1);
    expect((await billing.call('/api/create-checkout-session', golfer.userId, { plan: 'annual' })).status).toBe(409);
  });

  it('the gateway can read the views, and not the tables behind them', async () => {
    const { gatewayDb } = billing;
    await expect(gatewayDb.selectFrom('billing.entitlement').select('user_id').execute()).resolves.toEqual([]);
    for (const table of ['customer', 'subscription', 'webhook_event', 'payment_note', 'customer_removal'] as const) {
      await expect(gatewayDb.selectFrom(`billing.${table}`).selectAll().execute()).rejects.toThrow('permission denied');
    }
  });
});
