import { TcpFaultProxy, testPaymentKeys } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../test/open-billing.ts';
import { daySeconds, registeredGolfer, subscribedGolfer } from '../test/sandbox-golfer.ts';
import { noteCharge } from './features/payment-notes/note-charge.ts';
import { reconcileDaily } from './features/reconciliation/reconcile.ts';
import { openStripe } from './stripe-client.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

/** Calls that we may make, and no others; creations are named by a key. */
const ourCalls = [
  'DELETE /v1/customers/:id',
  'GET /v1/charges/:id',
  'GET /v1/checkout/sessions',
  'GET /v1/customers',
  'GET /v1/customers/:id',
  'GET /v1/disputes',
  'GET /v1/events',
  'GET /v1/payment_intents/:id',
  'GET /v1/prices',
  'GET /v1/subscriptions',
  'POST /v1/billing_portal/sessions',
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/:id/expire',
  'POST /v1/customers',
  'POST /v1/customers/:id',
  'POST /v1/invoices/:id/void',
  'POST /v1/subscriptions',
];
const keyed = ['POST /v1/checkout/sessions', 'POST /v1/customers', 'POST /v1/subscriptions'];

it('makes only the listed calls, which the sandbox implements, and each creation with an idempotency key', async () => {
  const { deps, payments } = billing;
  const golfer = await subscribedGolfer(billing);
  await billing.call('/api/create-customer-portal', golfer.userId);
  const undecided = await registeredGolfer(billing);
  for (const plan of ['monthly', 'annual']) {
    await billing.call('/api/get-or-create-subscription', undecided, { plan });
    await billing.call('/api/create-checkout-session', undecided, { plan });
  }
  await payments.control('cards', { customer: golfer.customerId, number: '4000000000000341' });
  await payments.control('clock', { advanceSeconds: 31.5 * daySeconds });
  await golfer.refresh();
  const [charge] = payments.charges(golfer.customerId);
  await payments.control('disputes', { charge: charge?.id });
  await noteCharge(deps, charge?.id ?? '');
  await reconcileDaily(deps);
  await deps.stripe.updateCustomerEmail(golfer.customerId, 'new@example.com');
  const today = { from: new Date(Date.now() - daySeconds * 1_000), to: new Date(Date.now() + daySeconds * 1_000) };
  expect(await deps.stripe.listCustomersOfUser(golfer.userId, today)).toEqual([golfer.customerId]);
  await expect(deps.stripe.listCustomersOfUser(golfer.userId, today, AbortSignal.abort())).rejects.toThrow('aborted');
  await deps.stripe.deleteCustomer(golfer.customerId);
  expect(await deps.stripe.isDeletedCustomer(golfer.customerId)).toBe(true);
  const { calls } = payments.calls();
  expect([...new Set(calls.map(({ call }) => call))].sort()).toEqual(ourCalls);
  expect([...payments.supportedCalls].sort()).toEqual(ourCalls);
  for (const { call, idempotencyKey } of calls) {
    if (keyed.includes(call))
      expect([call, idempotencyKey]).toEqual([call, expect.stringMatching(/^\w+-[0-9a-f-]{36}-/)]);
  }
});

it.each([
  ['silent', (proxy: TcpFaultProxy) => proxy.halfOpen()],
  // Never silent for longer than the time limit, but its answer would take minutes.
  ['trickling', (proxy: TcpFaultProxy) => proxy.trickle(400)],
  ['cut off', (proxy: TcpFaultProxy) => proxy.cut()],
])('stops waiting for a Stripe that is %s, and continues when it is back', async (_how, breakIt) => {
  const golfer = await subscribedGolfer(billing);
  const proxy = await TcpFaultProxy.start(billing.payments.origin);
  const slow = openStripe({ ...testPaymentKeys, apiBase: proxy.url(billing.payments.origin) }, 1_500);
  breakIt(proxy);
  const began = Date.now();
  await expect(slow.listSubscriptions(golfer.customerId)).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(10_000);
  proxy.restore();
  expect(await slow.listSubscriptions(golfer.customerId)).toHaveLength(1);
  await proxy.stop();
});
