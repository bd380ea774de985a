import { userIdSchema } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { customerOf, registeredGolfer, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { postWebhook } from '../../../test/stripe-webhook.ts';
import type { PaymentDeps } from '../../deps.ts';
import { removeCustomers } from '../customers/remove-customers.ts';
import { handleUserDeleted } from '../deletion/user-deleted.consumer.ts';
import { claimStripeEvents } from '../stripe-events/claim.ts';
import { getOrCreateSubscription } from '../subscribe/get-or-create-subscription.ts';
import { syncGolfer } from './sync.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

/** Dependencies with which something happens between Stripe's answer about subscriptions and its arrival here. */
const whenRead = (happens: () => Promise<unknown>): PaymentDeps => {
  const { stripe } = billing.deps;
  const listSubscriptions: typeof stripe.listSubscriptions = async (customerId) => {
    const subscriptions = await stripe.listSubscriptions(customerId);
    await happens();
    return subscriptions;
  };
  return { ...billing.deps, stripe: { ...stripe, listSubscriptions } };
};
/** Deletes the account; the gateway publishes the event in the transaction that deletes its row. */
const deleteAccount = async (userId: string) => {
  await billing.rows('delete from gateway.account where id = $1', [userId]);
  await billing.deps.db.transaction().execute((tx) =>
    handleUserDeleted(tx, {
      id: '1',
      type: 'user.deleted',
      payload: { userId: userIdSchema.parse(userId), analysisIds: [] },
      occurredAt: new Date(),
    }),
  );
};
const countReads = () => billing.payments.calls().calls.filter(({ call }) => call === 'GET /v1/subscriptions').length;

test('a slow answer does not replace what a later read has stored', async () => {
  const golfer = await subscribedGolfer(billing);
  const slow = whenRead(async () => {
    await golfer.change({ cancelAtPeriodEnd: true });
    await golfer.refresh();
  });
  await syncGolfer(slow, golfer.userId);
  expect(await golfer.view()).toMatchObject({ is_premium: true, cancel_at_period_end: true });
  const published = await billing.rows(
    `select payload->>'change' as change from events.event where type = 'subscription.changed' order by occurred_at`,
  );
  expect(published.map(({ change }) => change)).toEqual(['premium-started', 'premium-ending']);
});

test('an account can be deleted while Stripe is silent, and the answer stores nothing about it', async () => {
  const golfer = await subscribedGolfer(billing);
  await syncGolfer(
    whenRead(() => deleteAccount(golfer.userId)),
    golfer.userId,
  );
  expect(await billing.rows('select 1 from billing.subscription')).toEqual([]);
  expect(await billing.rows('select 1 from billing.customer')).toEqual([]);
});

test('a customer that was created while its account was deleted is removed at Stripe', async () => {
  const { stripe } = billing.deps;
  const userId = await registeredGolfer(billing);
  const createCustomer: typeof stripe.createCustomer = async (customer) => {
    const id = await stripe.createCustomer(customer);
    await deleteAccount(userId);
    return id;
  };
  const deps = { ...billing.deps, stripe: { ...stripe, createCustomer } };
  await expect(getOrCreateSubscription(deps, { userId }, 'monthly')).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(await customerOf(billing, userId)).toBeUndefined();
  await removeCustomers(billing.deps);
  expect(billing.payments.state.all('customer').map(({ deleted }) => deleted)).toEqual([true]);
});

test('events of one golfer that wait together cost one call to Stripe, and a later event costs another', async () => {
  const golfer = await subscribedGolfer(billing);
  const post = (id: string) => {
    const object = { id: golfer.subscriptionId, object: 'subscription', customer: golfer.customerId };
    const type = 'customer.subscription.updated';
    return postWebhook(billing, JSON.stringify({ id, object: 'event', type, data: { object } }));
  };
  for (const id of ['evt_1', 'evt_2', 'evt_3']) expect(await post(id)).toBe(200);
  const before = countReads();
  await claimStripeEvents(billing.deps);
  expect(countReads() - before).toBe(1);
  await post('evt_4');
  await claimStripeEvents(billing.deps);
  expect(countReads() - before).toBe(2);
  expect(await billing.rows('select 1 from billing.webhook_event where processed_at is null')).toEqual([]);
});
