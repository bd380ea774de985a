import { inspect } from 'node:util';
import { withLock } from '@trueswing/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { customerOf, registeredGolfer, subscribedGolfer, subscriptionStatuses } from '../../../test/sandbox-golfer.ts';
import { createCheckoutSession as openCheckout } from './create-checkout-session.ts';
import { getOrCreateSubscription } from './get-or-create-subscription.ts';
import { withCustomer } from './with-customer.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const subscribe = (userId: string, plan?: string) =>
  billing.call('/api/get-or-create-subscription', userId, plan ? { plan } : {});

describe('Stripe', () => {
  it.each([
    ['refuses', { status: '429', times: 1 }],
    // The SDK retries by itself.
    ['fails', { status: '500', times: 2 }],
  ])('%s: the golfer can retry immediately', async (_, fault) => {
    const golfer = await registeredGolfer(billing);
    for (const call of ['POST /v1/customers', 'POST /v1/subscriptions']) {
      await billing.payments.control('faults', { ...fault, call });
      const answer = await subscribe(golfer);
      expect([answer.status, answer.body.code]).toEqual([503, 'payment-provider-unavailable']);
      expect(answer.body.message).toContain('You have not been charged.');
    }
    expect((await subscribe(golfer)).status).toBe(200);
  });

  it('does not answer a first call: a second one of the golfer says so, not that we are not ready', async () => {
    const userId = await registeredGolfer(billing);
    let endFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      endFirst = resolve;
    });
    const holding = withLock(billing.deps, `billing.payments of ${userId}`, () => first);
    const second = await subscribe(userId);
    endFirst();
    await holding;
    expect([second.status, second.body.code]).toEqual([503, 'payment-provider-unavailable']);
    expect(second.body.message).toContain('You have not been charged.');
    expect((await subscribe(userId)).status).toBe(200);
  });

  it.each([
    ['/api/refresh-subscription', 'GET /v1/subscriptions'],
    ['/api/create-customer-portal', 'POST /v1/billing_portal/sessions'],
  ])('fails %s: a golfer who has just paid does not read that nothing was charged', async (path, call) => {
    const { userId } = await subscribedGolfer(billing);
    await billing.payments.control('faults', { status: '500', call, times: 2 });
    const { status, body } = await billing.call(path, userId);
    expect([status, body.code]).toEqual([503, 'payment-provider-unavailable']);
    expect(body.message).toBe('We cannot reach the payment service right now. Please try again in a minute.');
  });

  it.each([
    ['a subscription without a secret', 'Your payment did not open.'],
    ['a checkout without an address', 'The payment page did not open.'],
  ])('answers with %s: the golfer reads that nothing was charged', async (what, sentence) => {
    const { stripe } = billing.deps;
    const createSubscription: typeof stripe.createSubscription = async (order) => ({
      ...(await stripe.createSubscription(order)),
      latest_invoice: null,
    });
    const createCheckoutSession: typeof stripe.createCheckoutSession = async (order) => ({
      ...(await stripe.createCheckoutSession(order)),
      url: null,
    });
    const deps = { ...billing.deps, stripe: { ...stripe, createSubscription, createCheckoutSession } };
    const userId = await registeredGolfer(billing);
    const golfer = { userId, email: `${userId}@example.com` };
    const pay = what.includes('checkout')
      ? openCheckout(deps, golfer, 'monthly')
      : getOrCreateSubscription(deps, golfer, 'monthly');
    const message = `${sentence} You have not been charged. Please try again in a minute.`;
    await expect(pay).rejects.toMatchObject({ code: 'payment-provider-unavailable', message });
  });

  it('succeeds but its answer is lost: nothing is done twice', async () => {
    const golfer = await registeredGolfer(billing);
    for (const call of ['POST /v1/customers', 'POST /v1/subscriptions', 'POST /v1/checkout/sessions']) {
      await billing.payments.control('faults', { losesAnswer: true, call, times: 2 });
    }
    await subscribe(golfer);
    await subscribe(golfer);
    await billing.payments.confirm((await subscribe(golfer)).body.clientSecret ?? '');
    const { state } = billing.payments;
    expect(state.all('customer').filter((one) => !one.deleted && one.metadata.userId === golfer)).toHaveLength(1);
    expect(await subscriptionStatuses(billing, golfer)).toEqual(['active']);
  });

  // The SDK asks again by itself after a 409.
  it.each([
    ['409', 2],
    ['429', 1],
  ])('does not end a checkout for now (%s), no second way to pay is opened', async (fault, times) => {
    const golfer = await registeredGolfer(billing);
    await billing.call('/api/create-checkout-session', golfer, { plan: 'monthly' });
    const call = 'POST /v1/checkout/sessions/:id/expire';
    await billing.payments.control('faults', { status: fault, call, times });
    expect((await subscribe(golfer)).body.code).toBe('payment-provider-unavailable');
    expect(await subscriptionStatuses(billing, golfer)).toEqual([]);
    expect((await subscribe(golfer)).status).toBe(200);
    expect(await subscriptionStatuses(billing, golfer)).toEqual(['incomplete']);
  });

  it('has deleted the customer: another is created', async () => {
    const golfer = await registeredGolfer(billing);
    await subscribe(golfer);
    const first = (await customerOf(billing, golfer)) ?? '';
    await billing.deps.stripe.deleteCustomer(first);
    await subscribe(golfer);
    expect((await subscribe(golfer)).status).toBe(200);
    expect(await customerOf(billing, golfer)).not.toBe(first);
  });

  it('does not accept an e-mail: the golfer is asked to change it, and the error does not hold it', async () => {
    const golfer = { userId: await registeredGolfer(billing), email: 'golfer@nowhere' };
    const lines: unknown[] = [];
    const logger = Object.assign(Object.create(billing.deps.logger), {
      error: (...line: unknown[]) => lines.push(line),
    });
    const deps = { ...billing.deps, logger };
    const error = await withCustomer(deps, golfer, async () => null).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('change your e-mail') });
    expect(inspect(error, { depth: null })).toMatch(/StripeInvalidRequestError.*param email.*email_invalid/s);
    expect(inspect(lines, { depth: null })).toMatch(/StripeInvalidRequestError.*email_invalid.*Stripe refused a call/s);
    expect(inspect(lines, { depth: null })).not.toContain(golfer.email);
    expect(inspect(error, { depth: null })).not.toContain(golfer.email);
  });

  it('has another price than our screens show: no golfer can pay', async () => {
    const [price] = billing.payments.state.all('price').filter(({ lookup_key }) => lookup_key === 'trueswing_annual');
    if (!price) throw new Error('no price');
    billing.payments.state.transact(0, () => billing.payments.state.put({ ...price, unit_amount: 1 }));
    expect((await subscribe(await registeredGolfer(billing), 'annual')).body.code).toBe('payments-unavailable');
    billing.payments.state.transact(0, () => billing.payments.state.put(price));
  });
});
