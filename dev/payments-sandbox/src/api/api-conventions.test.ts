import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findSubscription,
  type OpenSandbox,
  openSandbox,
  rejectionOf,
  startSubscription,
} from '../../test/open-sandbox.ts';
import { apiVersion } from '../protocol/api-version.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

it('has the API version that the SDK pins', () => {
  expect(Stripe.API_VERSION).toBe(apiVersion);
});

describe('errors, as the SDK parses them', () => {
  it.each([
    [
      'an unknown customer',
      () => open.stripe.customers.retrieve('cus_none'),
      'StripeInvalidRequestError',
      404,
      'resource_missing',
    ],
    [
      'a missing parameter',
      () => open.stripe.subscriptions.create({ customer: '' }),
      'StripeInvalidRequestError',
      400,
      'parameter_missing',
    ],
    [
      'an unknown parameter',
      () => open.stripe.customers.create({ phone: '1' }),
      'StripeInvalidRequestError',
      400,
      'parameter_unknown',
    ],
    ['an unsupported call', () => open.stripe.balance.retrieve(), 'StripeInvalidRequestError', 404, undefined],
    [
      'a field that cannot be expanded',
      () => open.stripe.customers.create({ email: 'a@example.org', expand: ['email'] }),
      'StripeInvalidRequestError',
      400,
      undefined,
    ],
  ])('%s', async (_, work, type, statusCode, code) => {
    const error = await rejectionOf(work());
    expect(error).toMatchObject({ type, statusCode, requestId: expect.stringMatching(/^req_/) });
    expect(error?.code).toBe(code);
  });

  it('a wrong key and a missing key', async () => {
    const other = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: open.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    expect(await rejectionOf(other.customers.create())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${open.origin}/v1/customers`, { method: 'POST' })).status).toBe(401);
  });

  it('rate limits, conflicts and failures that a test injects', async () => {
    await open.control('faults', { status: 429, call: 'POST /v1/customers' });
    expect(await rejectionOf(open.stripe.customers.create())).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
    });
    await open.control('faults', { status: 409 });
    expect(await rejectionOf(open.stripe.customers.create())).toMatchObject({ statusCode: 409, code: 'lock_timeout' });
    await open.control('faults', { status: 503, times: 2 });
    expect(await rejectionOf(open.stripe.prices.list())).toMatchObject({ type: 'StripeAPIError', statusCode: 503 });
    expect(await rejectionOf(open.stripe.prices.list())).toMatchObject({ statusCode: 503 });
    expect((await open.stripe.prices.list()).data).toHaveLength(2);
  });
});

describe('idempotency keys', () => {
  it('answer a repeated call with the first answer and run it once', async () => {
    const first = await open.stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k1' });
    const again = await open.stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(open.sandbox.state.all('customer')).toHaveLength(1);
  });

  it('reject a different body', async () => {
    await open.stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k1' });
    const other = open.stripe.customers.create({ email: 'b@example.org' }, { idempotencyKey: 'k1' });
    expect(await rejectionOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('prevent a call whose answer was lost from running twice', async () => {
    // The SDK retries once by itself, with the same key.
    await open.control('faults', { losesAnswer: true, times: 2 });
    const lost = await rejectionOf(open.stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k2' }));
    expect(lost).toMatchObject({ type: 'StripeConnectionError' });
    const { id } = await open.stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'k2' });
    expect(open.sandbox.state.all('customer').map((customer) => customer.id)).toEqual([id]);
  });
});

describe('lists', () => {
  it('have pages, newest first, and the SDK reads all of them', async () => {
    const { customer, subscription } = await startSubscription(open);
    const made = [subscription.id];
    for (let count = 1; count < 5; count += 1) {
      const order = {
        customer: customer.id,
        items: [{ price: 'price_sandbox_monthly' }],
        payment_behavior: 'default_incomplete' as const,
      };
      made.push((await open.stripe.subscriptions.create(order)).id);
    }
    const page = await open.stripe.subscriptions.list({ customer: customer.id, status: 'all', limit: 2 });
    expect([page.data.map((one) => one.id), page.has_more]).toEqual([[made[4], made[3]], true]);
    const all = await open.stripe.subscriptions
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(all.map((one) => one.id)).toEqual(made.reverse());
    const ending = { subscription: all[0]?.id ?? '', endsNow: true };
    await open.control('subscriptions', ending);
    expect((await open.stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(4);
    expect(await open.control('subscriptions', ending)).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('expand their elements', async () => {
    const { customer, subscription } = await startSubscription(open);
    const { data } = await open.stripe.subscriptions.list({
      customer: customer.id,
      status: 'all',
      expand: ['data.latest_invoice.confirmation_secret', 'data.customer'],
    });
    expect(data[0]).toMatchObject({
      id: subscription.id,
      customer: { id: customer.id, object: 'customer' },
      latest_invoice: { object: 'invoice', confirmation_secret: { type: 'payment_intent' } },
    });
    const plain = (await open.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data[0];
    expect(plain?.latest_invoice).toMatch(/^in_/);
    const { latest_invoice: bare } = await findSubscription(open, subscription.id, ['latest_invoice']);
    expect(bare).toMatchObject({ object: 'invoice', amount_due: 999 });
    expect(bare).not.toHaveProperty('confirmation_secret');
    expect(bare).not.toHaveProperty('payments');
  });
});
