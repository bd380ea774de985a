import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenSandbox, openSandbox, rejectionOf, startSubscription } from '../../test/open-sandbox.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

it('logs each call, so that a test can compare them with the supported ones', async () => {
  await startSubscription(open);
  await rejectionOf(open.stripe.balance.retrieve());
  const { counts } = await open.read('calls');
  expect(counts).toEqual({
    'POST /v1/customers': 1,
    'GET /v1/prices': 1,
    'POST /v1/subscriptions': 1,
    'GET /v1/balance': 1,
  });
});

it('rejects control calls without the secret key, and never starts with a live key', async () => {
  expect((await fetch(`${open.origin}/sandbox/clock`, { method: 'POST', body: 'advanceSeconds=9' })).status).toBe(401);
  await expect(openSandbox({ secretKey: 'sk_live_1' })).rejects.toThrow('live Stripe key');
  await expect(openSandbox({ secretKey: 'rk_live_1' })).rejects.toThrow('live Stripe key');
});
