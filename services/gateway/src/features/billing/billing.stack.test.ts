import { randomUUID } from 'node:crypto';
import type { ErrorBody, User } from '@trueswing/contracts';
import { testPaymentKeys } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../test/test-billing.ts';
import { type Golfer, password, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { stripeScript } from '../../env.ts';

let gateway: TestGateway;
let billing: TestBilling;
beforeAll(async () => {
  gateway = await startGateway({
    STRIPE_PUBLISHABLE_KEY: testPaymentKeys.publishableKey,
    STRIPE_JS_URL: 'http://localhost:8085/v3/',
  });
  billing = await startTestBilling(gateway);
});
afterAll(async () => {
  await billing.stop();
  await gateway.stop();
});

const post = (path: string, as: Golfer, body: object = {}) => gateway.call(path, { as, json: body });
const answer = async (response: Response) =>
  (await response.json()) as { url: string; clientSecret: string; plan: string; isPremium: boolean; code: string };
const userOf = async (as: Golfer) => (await (await gateway.call('/api/auth/user', { as })).json()) as User;

describe('a golfer who pays', () => {
  it('with the card form has Premium within seconds, through the webhook alone', async () => {
    const golfer = await gateway.register();
    expect((await userOf(golfer)).subscription).toBeNull();
    const { clientSecret } = await answer(await post('/api/get-or-create-subscription', golfer, { plan: 'annual' }));
    await billing.payments.confirm(clientSecret);
    await expect.poll(async () => (await userOf(golfer)).isPremium, { timeout: 5_000 }).toBe(true);
    const { subscription, subscriptionEndDate } = await userOf(golfer);
    expect(subscriptionEndDate).toBeNull();
    expect(subscription).toMatchObject({
      plan: 'annual',
      status: 'active',
      cancelAtPeriodEnd: false,
      paymentProblem: null,
      periodEnd: expect.stringMatching(/^2\d{3}-/),
    });
    expect((await answer(await post('/api/get-or-create-subscription', golfer))).code).toBe('already-premium');
  });

  it('at the checkout has it as well, and the payment provider has their e-mail', async () => {
    const golfer = await gateway.register();
    const { url } = await answer(await post('/api/create-checkout-session', golfer, { plan: 'monthly' }));
    await billing.payments.payCheckout(url);
    await expect.poll(async () => (await userOf(golfer)).isPremium, { timeout: 5_000 }).toBe(true);
    const customers = billing.payments.state.all('customer').filter((one) => !one.deleted);
    expect(customers.map((one) => ('email' in one ? one.email : null))).toContain(golfer.email);
    expect((await answer(await post('/api/create-customer-portal', golfer))).url).toMatch(/^http/);
    // The same pages, in an installation that expects those of Stripe.
    const { STRIPE_JS_URL } = gateway.deps.env;
    onTestFinished(() => {
      gateway.deps.env.STRIPE_JS_URL = STRIPE_JS_URL;
    });
    gateway.deps.env.STRIPE_JS_URL = stripeScript;
    const elsewhere = await answer(await post('/api/create-customer-portal', golfer));
    expect(elsewhere).toMatchObject({ code: 'payment-provider-unavailable' });
    expect(elsewhere).not.toHaveProperty('url');
  });
});

it('receipts go to the new e-mail after a golfer has changed it', async () => {
  const golfer = await gateway.register();
  await post('/api/get-or-create-subscription', golfer);
  const emails = () =>
    billing.payments.state.all('customer').flatMap((one) => (!one.deleted && one.email !== null ? [one.email] : []));
  expect(emails()).toContain(golfer.email);
  const email = `new-${golfer.email}`;
  const changed = await gateway.call(`/api/users/${golfer.id}`, {
    method: 'PATCH',
    as: golfer,
    json: { email, currentPassword: password },
  });
  expect(changed.status).toBe(200);
  await expect.poll(emails, { timeout: 15_000 }).toContain(email);
  expect(emails()).not.toContain(golfer.email);
});

describe('a golfer who has not paid', () => {
  it('has no Premium, whatever their browser sends', async () => {
    const golfer = await gateway.register();
    for (const [path, body] of [
      ['/api/update-subscription-status', { subscriptionActive: true }],
      ['/api/subscription/upgrade', { userId: golfer.id }],
      ['/api/subscription/upgrade', { userId: 'me' }],
      ['/api/refresh-subscription', { isPremium: true }],
    ] as const) {
      const response = await post(path, golfer, body);
      expect([path, response.status, (await answer(response)).isPremium]).toEqual([path, 200, false]);
    }
    expect((await userOf(golfer)).isPremium).toBe(false);
  });

  it('may request the client secret without a body, as in the specification', async () => {
    const golfer = await gateway.register();
    const response = await gateway.call('/api/get-or-create-subscription', { method: 'POST', as: golfer });
    expect([response.status, await answer(response)]).toMatchObject([200, { plan: 'monthly' }]);
  });

  it('has no subscription while the card form is open, or after it has expired', async () => {
    const golfer = await gateway.register();
    await post('/api/get-or-create-subscription', golfer, { plan: 'monthly' });
    const stored = () => gateway.rows('select status from billing.subscription where user_id = $1', [golfer.id]);
    await expect.poll(stored, { timeout: 5_000 }).toEqual([{ status: 'incomplete' }]);
    expect((await userOf(golfer)).subscription).toBeNull();
    await gateway.rows("update billing.subscription set status = 'incomplete_expired' where user_id = $1", [golfer.id]);
    expect((await userOf(golfer)).subscription).toBeNull();
  });

  it('cannot name another golfer or an unknown plan', async () => {
    const [golfer, other] = [await gateway.register(), await gateway.register()];
    for (const userId of [other.id, randomUUID(), 'x']) {
      expect((await post('/api/subscription/upgrade', golfer, { userId })).status).toBe(404);
    }
    for (const plan of ['lifetime', null, '', 0]) {
      expect((await post('/api/create-checkout-session', golfer, { plan })).status).toBe(400);
    }
  });
});

describe('the webhook', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${gateway.origin}/api/stripe/webhook`, { method: 'POST', body, headers });

  it('rejects events that Stripe has not signed, of any content type', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
      const headers = { 'content-type': type, 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=00` };
      const response = await send('{"id": "evt_1"', headers);
      expect([type, response.status, ((await response.json()) as ErrorBody).code]).toEqual([
        type,
        400,
        'bad-signature',
      ]);
    }
    expect((await send('{}')).status).toBe(400);
  });

  it('accepts no more than one megabyte', async () => {
    const codeOf = async (bytes: number) => {
      const response = await send(new Uint8Array(bytes), { 'stripe-signature': 't=1,v1=00' });
      return ((await response.json()) as ErrorBody).code;
    };
    expect(await codeOf(1024 * 1024 + 1)).toBe('request-too-large');
    expect(await codeOf(1024 * 1024)).toBe('bad-signature');
  });
});

it('gives the browser the payment script’s address, and allows no other origin', async () => {
  const response = await gateway.call('/api/client-config');
  expect(((await response.json()) as { payments: object }).payments).toEqual({
    mode: 'sandbox',
    publishableKey: testPaymentKeys.publishableKey,
    scriptUrl: 'http://localhost:8085/v3/',
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive}[^;]* http://localhost:8085(;| )`));
  }
});
