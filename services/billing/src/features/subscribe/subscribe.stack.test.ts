import { randomUUID } from 'node:crypto';
import { testPaymentKeys } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { customerOf, registeredGolfer, storedEntitlement, subscriptionStatuses } from '../../../test/sandbox-golfer.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const subscribe = (userId: string, plan?: string) =>
  billing.call('/api/get-or-create-subscription', userId, plan ? { plan } : {});
const checkout = (userId: string, plan = 'monthly') => billing.call('/api/create-checkout-session', userId, { plan });
const refresh = (userId: string) => billing.call('/api/refresh-subscription', userId);
const portal = (userId: string) => billing.call('/api/create-customer-portal', userId);
const secretOf = async (userId: string, plan?: string) => (await subscribe(userId, plan)).body.clientSecret ?? '';

const chargesOf = async (userId: string) => billing.payments.charges((await customerOf(billing, userId)) ?? '').length;

describe('paying with the card form', () => {
  it('gives Premium', async () => {
    const golfer = await registeredGolfer(billing);
    const { status, body } = await subscribe(golfer, 'annual');
    expect([status, body.plan, body.clientSecret]).toEqual([200, 'annual', expect.stringMatching(/^pi_.+_secret_/)]);
    expect((await refresh(golfer)).body.isPremium).toBe(false);
    expect(await storedEntitlement(billing, golfer)).toMatchObject({ isPremium: false, plan: 'free' });
    expect((await billing.payments.confirm(body.clientSecret ?? '')).paymentIntent?.status).toBe('succeeded');
    for (let times = 0; times < 3; times++) {
      expect((await refresh(golfer)).body).toEqual({ isPremium: true, message: 'You have Premium.' });
    }
    const premium = { isPremium: true, plan: 'annual', isEnding: false, paymentProblem: null };
    expect(await storedEntitlement(billing, golfer)).toEqual(premium);
    const view = billing.gatewayDb.selectFrom('billing.entitlement').selectAll().where('user_id', '=', golfer);
    expect(await view.executeTakeFirst()).toMatchObject({
      is_premium: true,
      plan: 'annual',
      until: null,
      status: 'active',
      cancel_at_period_end: false,
      payment_problem: null,
    });
  });

  it('offers the same subscription again, and after a decline as well', async () => {
    const golfer = await registeredGolfer(billing);
    const secret = await secretOf(golfer, 'monthly');
    expect((await billing.payments.confirm(secret, '4000000000000002')).error?.code).toBe('card_declined');
    expect(await secretOf(golfer)).toBe(secret);
    await billing.payments.confirm(secret);
    expect((await refresh(golfer)).body.isPremium).toBe(true);
    expect(await chargesOf(golfer)).toBe(1);
  });

  it('ends the unpaid subscription of the other plan', async () => {
    const golfer = await registeredGolfer(billing);
    const [monthly, annual] = [await secretOf(golfer, 'monthly'), await secretOf(golfer, 'annual')];
    expect((await billing.payments.confirm(monthly)).error).toBeDefined();
    await billing.payments.confirm(annual);
    expect(await subscriptionStatuses(billing, golfer)).toEqual(['incomplete_expired', 'active']);
  });

  it('rejects a golfer who has Premium', async () => {
    const golfer = await registeredGolfer(billing);
    await billing.payments.confirm(await secretOf(golfer));
    for (const answer of [await subscribe(golfer, 'annual'), await checkout(golfer)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'already-premium']);
    }
    expect((await refresh(golfer)).body.isPremium).toBe(true);
  });

  it('asks for a card by a setup intent if nothing is due yet', async () => {
    const golfer = await registeredGolfer(billing);
    await subscribe(golfer);
    const customer = (await customerOf(billing, golfer)) ?? '';
    const priceId = billing.payments.state.all('price')[0]?.id ?? '';
    const form = new URLSearchParams({ customer, 'items[0][price]': priceId, trial_period_days: '7' });
    const response = await fetch(`${billing.payments.origin}/v1/subscriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPaymentKeys.secretKey}` },
      body: form,
    });
    expect(response.status).toBe(200);
    expect((await subscribe(golfer)).body.clientSecret).toMatch(/^seti_.+_secret_/);
  });
});

describe('paying at the checkout', () => {
  it('gives Premium; repeated calls return the same page', async () => {
    const golfer = await registeredGolfer(billing);
    const { url = '' } = (await checkout(golfer, 'annual')).body;
    expect((await checkout(golfer, 'annual')).body.url).toBe(url);
    expect(await billing.payments.payCheckout(url)).toBe(303);
    expect((await refresh(golfer)).body.isPremium).toBe(true);
    expect((await checkout(golfer, 'annual')).body.code).toBe('already-premium');
    expect(await chargesOf(golfer)).toBe(1);
  });

  it('is not open together with the card form', async () => {
    const golfer = await registeredGolfer(billing);
    const { url: first = '' } = (await checkout(golfer)).body;
    const secret = await secretOf(golfer);
    expect(await billing.payments.payCheckout(first)).toBe(410);
    const { url: second = '' } = (await checkout(golfer)).body;
    expect((await billing.payments.confirm(secret)).error).toBeDefined();
    const { url: annual = '' } = (await checkout(golfer, 'annual')).body;
    expect(await billing.payments.payCheckout(second)).toBe(410);
    expect(await billing.payments.payCheckout(annual)).toBe(303);
    expect(await chargesOf(golfer)).toBe(1);
  });
});

describe('the portal', () => {
  it('is only for golfers with a customer at Stripe', async () => {
    const golfer = await registeredGolfer(billing);
    expect((await portal(golfer)).body.code).toBe('nothing-to-manage');
    await subscribe(golfer);
    expect((await portal(golfer)).body.url).toMatch(/^http.+portal/);
  });
});

it('twenty simultaneous calls create one customer and one subscription, by any way', async () => {
  const golfer = await registeredGolfer(billing);
  const calls = Array.from({ length: 20 }, (_, place) =>
    place % 4 === 3 ? checkout(golfer, 'monthly') : subscribe(golfer, 'monthly'),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { state } = billing.payments;
  expect(state.all('customer').filter((one) => !one.deleted && one.metadata.userId === golfer)).toHaveLength(1);
  const ways = answers.flatMap(({ body }) => (body.url ? [body.url] : []));
  const secrets = [...new Set(answers.flatMap(({ body }) => (body.clientSecret ? [body.clientSecret] : [])))];
  await Promise.all([
    ...secrets.map((secret) => billing.payments.confirm(secret)),
    ...[...new Set(ways)].map((url) => billing.payments.payCheckout(url)),
  ]);
  expect(await chargesOf(golfer)).toBe(1);
  expect((await subscriptionStatuses(billing, golfer)).filter((status) => status === 'active')).toHaveLength(1);
  expect((await refresh(golfer)).body.isPremium).toBe(true);
});

it('accepts only calls that our gateway signed', async () => {
  const paths = ['/api/get-or-create-subscription', '/api/refresh-subscription', '/api/stripe/webhook'];
  for (const path of paths) {
    const response = await fetch(billing.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-user': randomUUID() },
      body: '{}',
    });
    expect([path, response.status]).toEqual([path, 403]);
  }
});

it('rejects payments without a key, and is ready all the same', async () => {
  const keyless = await openBilling({ STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined });
  const golfer = randomUUID();
  for (const [path, body] of [
    ['/api/get-or-create-subscription', {}],
    ['/api/create-checkout-session', { plan: 'monthly' }],
    ['/api/create-customer-portal', {}],
    ['/api/refresh-subscription', {}],
    ['/api/update-subscription-status', { subscriptionActive: true }],
    ['/api/subscription/upgrade', { userId: golfer }],
  ] as const) {
    const answer = await keyless.call(path, golfer, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'payments-unavailable']);
  }
  expect((await fetch(`${keyless.origin}/readyz`)).status).toBe(200);
  await keyless.close();
});
