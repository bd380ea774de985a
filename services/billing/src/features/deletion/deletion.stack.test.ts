import { type UserId, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { withLock } from '@trueswing/service-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBillingWithConsumer, type TestBilling } from '../../../test/open-billing.ts';
import { registeredGolfer, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { postWebhook } from '../../../test/stripe-webhook.ts';
import { isMissing } from '../../stripe-client.ts';
import { deleteCustomer } from '../customers/delete-customer.ts';
import { findUnansweredCustomers } from '../customers/find-unanswered-customers.ts';
import { removalMetrics } from '../customers/removal-metrics.ts';
import { removeCustomers } from '../customers/remove-customers.ts';
import { claimStripeEvents } from '../stripe-events/claim.ts';
import { insertStripeEvent } from '../stripe-events/stripe-events.repository.ts';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBillingWithConsumer();
});
afterEach(() => billing.close());

const tables = ['customer', 'subscription', 'webhook_event', 'payment_note', 'customer_removal'] as const;
const traces = async (...texts: string[]) => {
  const found: string[] = [];
  for (const table of tables) {
    const like = texts.map((text) => `%${text}%`);
    const rows = await billing.rows(`select 1 from billing.${table} t where t::text ilike any ($1)`, [like]);
    if (rows.length > 0) found.push(table);
  }
  return found;
};
const deleteUser = (userId: UserId) =>
  billing.deps.db
    .transaction()
    .execute((tx) => publish(tx, { type: 'user.deleted', payload: { userId, analysisIds: [] } }));
const lockWaiters = () =>
  billing.rows(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
const untilDeleted = (userId: string) => expect.poll(() => traces(userId), { timeout: 10_000 }).toEqual([]);

it('a deleted account leaves nothing here, and nothing that charges at Stripe', async () => {
  const golfer = await subscribedGolfer(billing);
  const other = await subscribedGolfer(billing);
  await golfer.refresh();
  await other.refresh();
  const event = { id: 'evt_1', type: 'invoice.paid', stripeCustomerId: golfer.customerId, stripeChargeId: null };
  await insertStripeEvent(billing.deps.db, event, '1');
  await billing.rows(
    "insert into billing.payment_note (user_id, kind, stripe_charge_id, amount_cents, currency, status) values ($1, 'refund', 'ch', 1, 'usd', 'full')",
    [golfer.userId],
  );
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  expect(await traces(golfer.customerId)).toEqual(['customer_removal']);
  await billing.payments.control('faults', { status: '503', call: 'DELETE /v1/customers/:id', times: 2 });
  await removeCustomers(billing.deps);
  expect(await traces(golfer.customerId)).toEqual(['customer_removal']);
  await removeCustomers(billing.deps);
  expect(await traces(golfer.customerId)).toEqual(['customer_removal']);
  await billing.rows('update billing.customer_removal set next_attempt_at = now()');
  await removeCustomers(billing.deps);
  expect(await traces(golfer.customerId)).toEqual([]);
  const { payments } = billing;
  expect(payments.state.get('customer', golfer.customerId)).toMatchObject({ deleted: true });
  expect(payments.subscriptions(golfer.customerId).map(({ status }) => status)).toEqual(['canceled']);
  expect(payments.subscriptions(other.customerId).map(({ status }) => status)).toEqual(['active']);
  expect((await other.refresh()).body.isPremium).toBe(true);
});

it('a customer that was deleted at Stripe before its account leaves no event, and no refund is lost with them', async () => {
  const golfer = await subscribedGolfer(billing);
  const { customerId: stripeCustomerId } = golfer;
  const [charge] = billing.payments.charges(stripeCustomerId);
  const store = (id: string, stripeChargeId: string | null = null) =>
    insertStripeEvent(billing.deps.db, { id, type: 'any', stripeCustomerId, stripeChargeId }, null);
  await store('evt_processed');
  await claimStripeEvents(billing.deps);
  expect(await traces('evt_processed')).toEqual(['webhook_event']);

  await store('evt_waiting');
  await billing.payments.control('refunds', { charge: charge?.id });
  await store('evt_refund', charge?.id ?? '');
  await billing.deps.stripe.deleteCustomer(stripeCustomerId);
  expect((await billing.call('/api/get-or-create-subscription', golfer.userId)).status).toBe(503);
  await claimStripeEvents(billing.deps);
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  expect(await traces(stripeCustomerId)).toEqual([]);
  expect(await traces(charge?.id ?? '')).toEqual(['payment_note']);
});

it('a refund that waits is noted after the deletion, without the golfer', async () => {
  const golfer = await subscribedGolfer(billing);
  const { customerId: stripeCustomerId } = golfer;
  const stripeChargeId = billing.payments.charges(stripeCustomerId)[0]?.id ?? '';
  await billing.payments.control('refunds', { charge: stripeChargeId });
  const refund = { id: 'evt_refund', type: 'charge.refunded', stripeCustomerId, stripeChargeId };
  await insertStripeEvent(billing.deps.db, refund, null);
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  await removeCustomers(billing.deps);
  await claimStripeEvents(billing.deps);
  expect(await traces(stripeCustomerId)).toEqual([]);
  expect(await traces(stripeChargeId)).toEqual(['payment_note']);
});

it('a webhook that arrives after the clean-up leaves no trace of the customer or the charge', async () => {
  const golfer = await subscribedGolfer(billing);
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  await removeCustomers(billing.deps);
  const about = { customer: golfer.customerId, charge: 'ch_of_the_deleted' };
  const objects = {
    'customer.deleted': { id: golfer.customerId, object: 'customer' },
    'customer.subscription.deleted': { id: 'sub_1', object: 'subscription', ...about },
    'charge.refunded': { id: about.charge, object: 'charge', customer: golfer.customerId },
  };
  for (const [type, object] of Object.entries(objects)) {
    expect(
      await postWebhook(billing, JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } })),
    ).toBe(200);
  }
  await claimStripeEvents(billing.deps);
  expect(await traces(golfer.customerId, about.charge)).toEqual([]);
});

it('a customer whose creation was not answered is found at Stripe after the deletion, and deleted there', async () => {
  const leaving = await registeredGolfer(billing);
  const other = await registeredGolfer(billing);
  const customersOf = (userId: string) =>
    billing.payments.state.all('customer').filter((one) => !one.deleted && one.metadata.userId === userId);
  for (const userId of [leaving, other]) {
    await billing.payments.control('faults', { losesAnswer: true, call: 'POST /v1/customers', times: 2 });
    expect((await billing.call('/api/get-or-create-subscription', userId)).status).toBe(503);
    expect(customersOf(userId)).toHaveLength(1);
  }
  await billing.rows('delete from gateway.account where id = $1', [leaving]);
  const isHandled = () =>
    billing.rows('select 1 from events.delivery where consumer = $1 and processed_at is null', ['billing']);
  for (let published = 0; published < 2; published++) {
    await deleteUser(userIdSchema.parse(leaving));
    await expect.poll(isHandled, { timeout: 10_000 }).toEqual([]);
  }

  // The call of a process that was killed may still be under way.
  await findUnansweredCustomers(billing.deps);
  expect(await traces(leaving)).toEqual(['customer']);
  await billing.rows(
    "update billing.customer set active_at = active_at - interval '1 minute', created_at = created_at - interval '1 minute'",
  );
  await billing.payments.control('faults', { status: '503', call: 'GET /v1/customers', times: 2 });
  await expect(findUnansweredCustomers(billing.deps)).rejects.toThrow();
  expect(await traces(leaving)).toEqual(['customer']);
  const [removals] = removalMetrics(billing.deps);
  expect(await removals?.read()).toBe(1);
  await findUnansweredCustomers(billing.deps);
  expect(await traces(leaving)).toEqual([]);
  expect(await removals?.read()).toBe(1);
  await removeCustomers(billing.deps);
  expect(await removals?.read()).toBe(0);
  expect(customersOf(leaving)).toEqual([]);
  expect(await billing.rows('select 1 from billing.customer_removal')).toEqual([]);

  expect(customersOf(other)).toHaveLength(1);
  expect((await billing.call('/api/get-or-create-subscription', other)).status).toBe(200);
  expect(customersOf(other)).toHaveLength(1);
});

it('two instances look for a customer once', async () => {
  await billing.rows(
    "insert into billing.customer (user_id, created_at, active_at) values (gen_random_uuid(), now() - interval '1 hour', now() - interval '1 hour')",
  );
  const { stripe } = billing.deps;
  let other: Promise<void> | undefined;
  const listCustomersOfUser: typeof stripe.listCustomersOfUser = async (...search) => {
    other = findUnansweredCustomers(billing.deps);
    await expect.poll(lockWaiters, { timeout: 10_000 }).toHaveLength(1);
    return await stripe.listCustomersOfUser(...search);
  };
  await findUnansweredCustomers({ ...billing.deps, stripe: { ...stripe, listCustomersOfUser } });
  await other;
  const searches = billing.payments.calls().calls.filter(({ call }) => call === 'GET /v1/customers');
  expect(searches).toHaveLength(1);
});

it('an id that comes after the deletion is removed with the row that waited for it', async () => {
  const userId = await registeredGolfer(billing);
  await billing.payments.control('faults', { losesAnswer: true, call: 'POST /v1/customers', times: 2 });
  await billing.call('/api/get-or-create-subscription', userId);
  await billing.rows('delete from gateway.account where id = $1', [userId]);
  await billing.deps.db.transaction().execute((tx) => deleteCustomer(tx, userId));
  const [late] = billing.payments.state.all('customer');
  // As an instance of the version before stores the answer; the list ends before the customer was created.
  await billing.rows(
    "update billing.customer set stripe_customer_id = $1, active_at = now() - interval '1 hour', created_at = now() - interval '1 hour'",
    [late?.id],
  );
  await findUnansweredCustomers(billing.deps);
  expect(await traces(userId)).toEqual([]);
  expect(await traces(late?.id ?? '')).toEqual(['customer_removal']);
});

it('a deletion whose answer was lost, or that was made elsewhere, counts as done', async () => {
  for (const happens of ['losesAnswer', 'elsewhere']) {
    const golfer = await subscribedGolfer(billing);
    await deleteUser(userIdSchema.parse(golfer.userId));
    await untilDeleted(golfer.userId);
    if (happens === 'elsewhere') await billing.deps.stripe.deleteCustomer(golfer.customerId);
    else await billing.payments.control('faults', { losesAnswer: true, call: 'DELETE /v1/customers/:id', times: 2 });
    await removeCustomers(billing.deps);
    await billing.rows('update billing.customer_removal set next_attempt_at = now()');
    await removeCustomers(billing.deps);
    expect(await traces(golfer.customerId)).toEqual([]);
    await expect(billing.deps.stripe.deleteCustomer(golfer.customerId)).rejects.toSatisfy(isMissing);
  }
});

it('a call that waits for its turn while the account is deleted brings nothing back', async () => {
  const { userId, customerId } = await subscribedGolfer(billing);
  const waiting = await withLock(billing.deps, `billing.payments of ${userId}`, async () => {
    const answer = billing.call('/api/get-or-create-subscription', userId);
    await expect.poll(lockWaiters, { timeout: 10_000 }).toHaveLength(1);
    await billing.rows('delete from gateway.account where id = $1', [userId]);
    await deleteUser(userIdSchema.parse(userId));
    await untilDeleted(userId);
    return { answer };
  });
  expect(await waiting.answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  expect(await traces(userId)).toEqual([]);
  expect(billing.payments.state.all('customer').map(({ id }) => id)).toEqual([customerId]);
});

it('a call that was running when the account was deleted is cleaned up by the second deletion', async () => {
  const golfer = await subscribedGolfer(billing);
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  await billing.call('/api/get-or-create-subscription', golfer.userId);
  expect(await traces(golfer.userId)).toContain('customer');
  await deleteUser(userIdSchema.parse(golfer.userId));
  await untilDeleted(golfer.userId);
  await removeCustomers(billing.deps);
  const left = billing.payments.state
    .all('customer')
    .filter((customer) => !customer.deleted && customer.metadata.userId === golfer.userId);
  expect(left).toEqual([]);
});
