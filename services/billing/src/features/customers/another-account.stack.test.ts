import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { openTestPayments, testPaymentKeys } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { customerOf, registeredGolfer, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { startEventConsumer } from '../../background.ts';
import type { PaymentDeps } from '../../deps.ts';
import { openStripe } from '../../stripe-client.ts';
import { syncGolfer } from '../entitlement/sync.ts';
import { getOrCreateSubscription } from '../subscribe/get-or-create-subscription.ts';
import { findUnansweredCustomers } from './find-unanswered-customers.ts';
import { removeCustomers } from './remove-customers.ts';

let billing: TestBilling;
let elsewhere: Awaited<ReturnType<typeof openTestPayments>>;
/** Billing with the key of another Stripe account, which knows none of our customers. */
let misconfigured: PaymentDeps;
beforeEach(async () => {
  [billing, elsewhere] = await Promise.all([openBilling(), openTestPayments()]);
  misconfigured = { ...billing.deps, stripe: openStripe({ ...testPaymentKeys, apiBase: elsewhere.origin }) };
});
afterEach(async () => {
  await billing.close();
  await elsewhere.close();
});

it('the key of another account ends no Premium, and sells none a second time', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await expect(syncGolfer(misconfigured, golfer.userId)).rejects.toThrow('No such customer');
  await expect(getOrCreateSubscription(misconfigured, { userId: golfer.userId }, 'monthly')).rejects.toMatchObject({
    code: 'payment-provider-unavailable',
  });
  expect(await customerOf(billing, golfer.userId)).toBe(golfer.customerId);
  expect(await golfer.view()).toMatchObject({ is_premium: true });
  expect(elsewhere.state.all('customer')).toEqual([]);
  expect((await golfer.refresh()).body.isPremium).toBe(true);
});

it('with the key of another account, a deleted account’s subscription stays due for removal', async () => {
  const golfer = await subscribedGolfer(billing);
  const consumer = startEventConsumer(billing.deps);
  await billing.deps.db
    .transaction()
    .execute((tx) =>
      publish(tx, { type: 'user.deleted', payload: { userId: userIdSchema.parse(golfer.userId), analysisIds: [] } }),
    );
  await expect.poll(() => customerOf(billing, golfer.userId), { timeout: 10_000 }).toBeUndefined();
  await consumer.stop();
  await removeCustomers(misconfigured);
  await billing.rows('update billing.customer_removal set next_attempt_at = now()');
  await removeCustomers(billing.deps);
  expect(billing.payments.subscriptions(golfer.customerId).map(({ status }) => status)).toEqual(['canceled']);
});

it('with the key of another account, the customer of an unanswered creation stays due for removal', async () => {
  const other = await subscribedGolfer(billing);
  const userId = await registeredGolfer(billing);
  await billing.payments.control('faults', { losesAnswer: true, call: 'POST /v1/customers', times: 2 });
  await billing.call('/api/get-or-create-subscription', userId);
  await billing.rows('delete from gateway.account where id = $1', [userId]);
  await billing.rows(
    "update billing.customer set active_at = now() - interval '1 minute', created_at = now() - interval '1 minute'",
  );
  await expect(findUnansweredCustomers(misconfigured)).rejects.toThrow('of another account');
  expect(await customerOf(billing, userId)).toBeNull();
  await findUnansweredCustomers(billing.deps);
  expect(await customerOf(billing, userId)).toBeUndefined();
  await removeCustomers(billing.deps);
  const left = billing.payments.state.all('customer').filter((customer) => !customer.deleted);
  expect(left.map(({ id }) => id)).toEqual([other.customerId]);
});

it('a search that finds nothing ends, also when the customer that proves the key was deleted at Stripe', async () => {
  const other = await subscribedGolfer(billing);
  await billing.deps.stripe.deleteCustomer(other.customerId);
  const userId = randomUUID();
  await billing.rows(
    "insert into billing.customer (user_id, created_at, active_at) values ($1, now() - interval '1 hour', now() - interval '1 hour')",
    [userId],
  );
  await findUnansweredCustomers(billing.deps);
  expect(await customerOf(billing, userId)).toBeUndefined();
});

it('a customer that was deleted at Stripe ends Premium, and the next payment creates another', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await billing.deps.stripe.deleteCustomer(golfer.customerId);
  expect((await golfer.refresh()).body.isPremium).toBe(false);
  const begin = () => billing.call('/api/get-or-create-subscription', golfer.userId);
  expect((await begin()).body.code).toBe('payment-provider-unavailable');
  expect((await begin()).body.clientSecret).toBeDefined();
  expect(await customerOf(billing, golfer.userId)).not.toBe(golfer.customerId);
  expect((await billing.call('/api/refresh-subscription', randomUUID())).body.isPremium).toBe(false);
});

it('a golfer who pays before we know of that deletion has no Premium either', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await billing.deps.stripe.deleteCustomer(golfer.customerId);
  expect((await billing.call('/api/get-or-create-subscription', golfer.userId)).status).toBe(503);
  expect(await customerOf(billing, golfer.userId)).toBeNull();
  expect((await golfer.view())?.is_premium ?? false).toBe(false);
});

it('a customer that was created meanwhile is not unlinked with the deleted one', async () => {
  const golfer = await subscribedGolfer(billing);
  const { stripe } = billing.deps;
  await stripe.deleteCustomer(golfer.customerId);
  const begin = () => billing.call('/api/get-or-create-subscription', golfer.userId);
  const isDeletedCustomer = async (id: string) => {
    const isDeleted = await stripe.isDeletedCustomer(id);
    await begin();
    await begin();
    return isDeleted;
  };
  const slow: PaymentDeps = { ...billing.deps, stripe: { ...stripe, isDeletedCustomer } };
  await expect(getOrCreateSubscription(slow, { userId: golfer.userId }, 'monthly')).rejects.toMatchObject({
    code: 'payment-provider-unavailable',
  });
  const kept = await customerOf(billing, golfer.userId);
  expect(kept).toMatch(/^cus_/);
  expect(kept).not.toBe(golfer.customerId);
});
