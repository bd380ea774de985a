import { randomUUID } from 'node:crypto';
import { isLongProof, testPaymentKeys } from '@trueswing/testkit';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let billing: TestBilling;
beforeAll(async () => {
  gateway = await startGateway();
  billing = await startTestBilling(gateway);
});
afterAll(async () => {
  await billing.stop();
  await gateway.stop();
});

/** State of one golfer and their browser. */
interface Real {
  golfer: Golfer;
  other: Golfer;
  secrets: string[];
  urls: string[];
  /** State of the model: a payment has succeeded. */
  hasPaid: boolean;
}
type Step = (real: Real) => Promise<void>;

const declined = '4000000000000002';
const good = '4242424242424242';

async function post(path: string, as: Golfer | undefined, body: unknown): Promise<Record<string, unknown>> {
  const response = await gateway.call(path, { ...(as && { as }), headers: anotherNetwork(), json: body });
  expect([path, response.status < 500]).toEqual([path, true]);
  return (await response.json()) as Record<string, unknown>;
}

async function customerIdOf({ golfer }: Real): Promise<string | undefined> {
  const [row] = await gateway.rows('select stripe_customer_id as id from billing.customer where user_id = $1', [
    golfer.id,
  ]);
  return (row as { id: string } | undefined)?.id;
}

const ask =
  (path: string, body: (real: Real) => unknown): Step =>
  async (real) => {
    const answer = await post(path, real.golfer, body(real));
    if (typeof answer.clientSecret === 'string') real.secrets.push(answer.clientSecret);
    if (typeof answer.url === 'string' && path.includes('checkout')) real.urls.push(answer.url);
    if (!real.hasPaid) expect([path, answer.isPremium ?? false]).toEqual([path, false]);
  };

/** An event with a valid signature and wrong content: only the state that Stripe's API returns may count. */
const falseSignedEvent =
  (type: string, status: string): Step =>
  async (real) => {
    const customer = (await customerIdOf(real)) ?? `cus_${randomUUID()}`;
    const about = { id: 'sub_lie', object: 'subscription', customer, status, metadata: { userId: real.golfer.id } };
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: about } });
    const secret = testPaymentKeys.webhookSecret;
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret });
    const headers = { 'stripe-signature': signature };
    const response = await fetch(`${gateway.origin}/api/stripe/webhook`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  };

const forgedEvent: Step = async ({ golfer }) => {
  const body = JSON.stringify({ id: 'evt_x', object: 'event', data: { object: { metadata: { userId: golfer.id } } } });
  const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'a'.repeat(64)}` };
  const response = await fetch(`${gateway.origin}/api/stripe/webhook`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
};

const confirm =
  (card: string): Step =>
  async (real) => {
    const secret = real.secrets.at(-1);
    if (!secret) return;
    const { paymentIntent } = await billing.payments.confirm(secret, card);
    if (paymentIntent?.status === 'succeeded') real.hasPaid = true;
  };

const payCheckout =
  (card: string): Step =>
  async (real) => {
    const url = real.urls.at(-1);
    if (url && (await billing.payments.payCheckout(url, card)) === 303) real.hasPaid = true;
  };

const steps: Record<string, Step> = {
  subscribe: ask('/api/get-or-create-subscription', () => ({})),
  'subscribe for a year': ask('/api/get-or-create-subscription', () => ({ plan: 'annual', isPremium: true })),
  checkout: ask('/api/create-checkout-session', () => ({ plan: 'monthly' })),
  portal: ask('/api/create-customer-portal', () => ({})),
  refresh: ask('/api/refresh-subscription', () => ({ isPremium: true })),
  'claim to have paid': ask('/api/update-subscription-status', () => ({ subscriptionActive: true, isPremium: true })),
  upgrade: ask('/api/subscription/upgrade', ({ golfer }) => ({ userId: golfer.id })),
  'upgrade another': ask('/api/subscription/upgrade', ({ other }) => ({ userId: other.id })),
  'make oneself premium': async ({ golfer }) => {
    const path = `/api/users/${golfer.id}`;
    const json = { isPremium: true, subscriptionEndDate: null, stripeCustomerId: 'cus_x' };
    expect((await gateway.call(path, { method: 'PATCH', as: golfer, json })).status).toBe(400);
  },
  'a false signed event: active': falseSignedEvent('customer.subscription.updated', 'active'),
  'a false signed event: invoice paid': falseSignedEvent('invoice.paid', 'paid'),
  'a forged event': forgedEvent,
  'a card that is declined': confirm(declined),
  'a checkout that is declined': payCheckout(declined),
  'a card that pays': confirm(good),
  'a checkout that pays': payCheckout(good),
  'a day passes': () => billing.payments.control('clock', { advanceSeconds: 86_400 }),
};

/** Whether a golfer has Premium for the browser, for uploads, and in billing's own table. */
async function isPremiumAnywhere({ golfer }: Real): Promise<boolean[]> {
  const [user, status, limits] = await Promise.all(
    ['/api/auth/user', `/api/upload-status/${golfer.id}`, '/api/usage-limits'].map(async (path) => {
      const response = await gateway.call(path, { as: golfer });
      return (await response.json()) as { isPremium: boolean };
    }),
  );
  const stored = await gateway.rows('select 1 from billing.subscription where user_id = $1 and told_premium', [
    golfer.id,
  ]);
  return [user, status, limits].map((one) => one?.isPremium === true).concat(stored.length > 0);
}

it('no sequence of calls gives Premium without a payment; a payment gives it, and is charged once', async () => {
  let premium = 0;
  let free = 0;
  const walk = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 14 });
  const other = await gateway.register();
  await fc.assert(
    fc.asyncProperty(walk, async (names) => {
      const real: Real = { golfer: await gateway.register(), other, secrets: [], urls: [], hasPaid: false };
      for (const name of names) {
        await steps[name]?.(real);
        if (!real.hasPaid) expect([name, await isPremiumAnywhere(real)]).toEqual([name, [false, false, false, false]]);
      }
      const customerId = await customerIdOf(real);
      const charges = customerId === undefined ? [] : billing.payments.charges(customerId);
      expect(charges).toHaveLength(real.hasPaid ? 1 : 0);
      const { isPremium } = await post('/api/refresh-subscription', real.golfer, {});
      expect(isPremium).toBe(real.hasPaid);
      if (real.hasPaid) premium += 1;
      else free += 1;
    }),
    {
      numRuns: isLongProof() ? 120 : 40,
      examples: [[['subscribe', 'a card that pays']], [['checkout', 'a checkout that pays', 'a card that pays']]],
    },
  );
  console.info(`walks: ${free} without a payment, ${premium} with one`);
  expect(premium).toBeGreaterThanOrEqual(2);
});
