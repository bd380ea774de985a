import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { openTestPayments, testPaymentKeys } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../../test/open-billing.ts';
import { subscribedGolfer } from '../../../../test/sandbox-golfer.ts';
import { startEventConsumer } from '../../../consumer.ts';
import type { PaymentDeps } from '../../../deps.ts';
import { openStripe } from '../../../stripe-client.ts';
import { removeCustomers } from '../deletion/remove-customers.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';
import { getOrCreateSubscription } from '../subscribe/get-or-create-subscription.ts';

let billing: TestBilling;
let elsewhere: Awaited<ReturnType<typeof openTestPayments>>;
/** Started with the key of another account of Stripe, which knows none of our customers. */
let misled: PaymentDeps;
beforeEach(async () => {
  [billing, elsewhere] = await Promise.all([openBilling(), openTestPayments()]);
  misled = { ...billing.deps, stripe: openStripe({ ...testPaymentKeys, apiBase: elsewhere.origin }) };
});
afterEach(async () => {
  await billing.close();
  await elsewhere.close();
});

const customerOf = async (userId: string) => {
  const [row] = await billing.rows('select stripe_customer_id as id from billing.customer where user_id = $1', [
    userId,
  ]);
  return (row as { id: string | null } | undefined)?.id;
};

it('another account’s key takes Premium from nobody, and sells it to nobody twice', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await expect(syncGolfer(misled, golfer.userId)).rejects.toThrow('No such customer');
  await expect(getOrCreateSubscription(misled, { userId: golfer.userId }, 'monthly')).rejects.toMatchObject({
    code: 'payment-provider-away',
  });
  expect(await customerOf(golfer.userId)).toBe(golfer.customerId);
  expect(await golfer.view()).toMatchObject({ is_premium: true });
  expect(elsewhere.state.all('customer')).toEqual([]);
  expect((await golfer.refresh()).body.isPremium).toBe(true);
});

it('nor is a deleted account’s subscription forgotten there, and charged for ever', async () => {
  const golfer = await subscribedGolfer(billing);
  const consumer = startEventConsumer(billing.deps);
  await billing.deps.db
    .transaction()
    .execute((tx) =>
      publish(tx, { type: 'user.deleted', payload: { userId: userIdSchema.parse(golfer.userId), analysisIds: [] } }),
    );
  await expect.poll(() => customerOf(golfer.userId), { timeout: 10_000 }).toBeUndefined();
  await consumer.stop();
  await removeCustomers(misled);
  await billing.rows('update billing.customer_removal set next_attempt_at = now()');
  await removeCustomers(billing.deps);
  expect(billing.payments.subscriptions(golfer.customerId).map(({ status }) => status)).toEqual(['canceled']);
});

it('a customer that somebody has deleted at Stripe ends Premium, and the next payment makes another', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await billing.deps.stripe.deleteCustomer(golfer.customerId);
  expect((await golfer.refresh()).body.isPremium).toBe(false);
  const begin = () => billing.call('/api/get-or-create-subscription', golfer.userId);
  expect((await begin()).body.code).toBe('payment-provider-away');
  expect((await begin()).body.clientSecret).toBeDefined();
  expect(await customerOf(golfer.userId)).not.toBe(golfer.customerId);
  expect((await billing.call('/api/refresh-subscription', randomUUID())).body.isPremium).toBe(false);
});

it('nor has Premium who asks to pay before we have heard of it', async () => {
  const golfer = await subscribedGolfer(billing);
  await golfer.refresh();
  await billing.deps.stripe.deleteCustomer(golfer.customerId);
  expect((await billing.call('/api/get-or-create-subscription', golfer.userId)).status).toBe(503);
  expect(await customerOf(golfer.userId)).toBeNull();
  expect((await golfer.view())?.is_premium ?? false).toBe(false);
});

it('a customer that was made meanwhile is not forgotten with the one that was deleted', async () => {
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
    code: 'payment-provider-away',
  });
  const kept = await customerOf(golfer.userId);
  expect(kept).toMatch(/^cus_/);
  expect(kept).not.toBe(golfer.customerId);
});
