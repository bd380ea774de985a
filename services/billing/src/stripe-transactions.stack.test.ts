import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBilling, type TestBilling } from '../test/open-billing.ts';
import { customerOf, daySeconds, registeredGolfer } from '../test/sandbox-golfer.ts';
import { postWebhook } from '../test/stripe-webhook.ts';
import type { PaymentDeps } from './deps.ts';
import { findUnansweredCustomers } from './features/customers/find-unanswered-customers.ts';
import { removeCustomers } from './features/customers/remove-customers.ts';
import { updateEmails } from './features/email/update-emails.ts';
import { refreshSubscription } from './features/entitlement/refresh-subscription.ts';
import { syncLapsed } from './features/entitlement/sync-lapsed.ts';
import { reconcileDaily } from './features/reconciliation/reconcile.ts';
import { claimStripeEvents } from './features/stripe-events/claim.ts';
import { createCheckoutSession } from './features/subscribe/create-checkout-session.ts';
import { createPortalSession } from './features/subscribe/create-portal-session.ts';
import { getOrCreateSubscription } from './features/subscribe/get-or-create-subscription.ts';
import type { StripeClient } from './stripe-client.ts';

let billing: TestBilling;
/** Calls of Stripe so far, each with the number of transactions of billing that were open while Stripe was asked. */
let calls: { call: string; transactions: number }[];
let deps: PaymentDeps;
beforeEach(async () => {
  billing = await openBilling();
  calls = [];
  deps = { ...billing.deps, stripe: observeCalls(billing.deps.stripe) };
});
afterEach(() => billing.close());

const countTransactions = async (): Promise<number> => {
  const rows = await billing.rows(
    `select state, query from pg_stat_activity
     where datname = current_database() and usename = 'billing' and xact_start is not null`,
  );
  return rows.length;
};

/** The same client; before each call is sent it counts the open transactions. */
function observeCalls(stripe: StripeClient): StripeClient {
  return new Proxy(stripe, {
    get(client, name, receiver) {
      const call: unknown = Reflect.get(client, name, receiver);
      if (typeof call !== 'function' || name === 'verifySignature') return call;
      return async (...args: unknown[]) => {
        calls.push({ call: String(name), transactions: await countTransactions() });
        return await call(...args);
      };
    },
  });
}

test('no transaction is open while Stripe is asked, in any call, event or periodic task', async () => {
  const golfer = { userId: await registeredGolfer(billing), email: 'golfer@example.com' };
  await createCheckoutSession(deps, golfer, 'monthly');
  await getOrCreateSubscription(deps, golfer, 'annual');
  const { clientSecret } = await getOrCreateSubscription(deps, golfer, 'monthly');
  await billing.payments.confirm(clientSecret);
  await refreshSubscription(deps, golfer.userId);
  await createPortalSession(deps, golfer.userId);

  const customer = (await customerOf(billing, golfer.userId)) ?? '';
  const [charge] = billing.payments.charges(customer);
  await billing.payments.control('disputes', { charge: charge?.id });
  await billing.payments.control('cards', { customer, number: '4000000000000341' });
  await billing.payments.control('clock', { advanceSeconds: 31.5 * daySeconds });
  for (const event of billing.payments.state.all('event')) await postWebhook(billing, JSON.stringify(event));
  // As after the restore of a backup from before the payment.
  await billing.rows('delete from billing.customer where user_id = $1', [golfer.userId]);
  await claimStripeEvents(deps);
  billing.moveClock(40 * daySeconds);
  await billing.rows('update billing.subscription set premium_until = now(), told_premium = true');
  await syncLapsed(deps);
  await billing.rows("update billing.subscription set fetched_at = now() - interval '2 days'");
  await reconcileDaily(deps);
  await billing.rows('update billing.customer set email_due_at = now()');
  await updateEmails(deps);
  await deps.stripe.deleteCustomer(customer);
  await refreshSubscription(deps, golfer.userId);
  await billing.rows('insert into billing.customer_removal (stripe_customer_id) values ($1)', [customer]);
  await removeCustomers(deps);
  // As of a deleted account whose customer's creation was not answered.
  await billing.rows(
    "insert into billing.customer (user_id, created_at, active_at) values (gen_random_uuid(), now() - interval '1 hour', now() - interval '1 hour')",
  );
  await findUnansweredCustomers(deps);

  expect(await billing.rows('select 1 from billing.payment_note')).toHaveLength(1);
  const notCalled = Object.keys(deps.stripe).filter((name) => !calls.some(({ call }) => call === name));
  expect(notCalled).toEqual(['verifySignature']);
  expect(calls.filter(({ transactions }) => transactions > 0)).toEqual([]);
});

test('the check finds an open transaction', async () => {
  await deps.db.transaction().execute(() => deps.stripe.listPrices(['trueswing_monthly']));
  expect(calls).toEqual([{ call: 'listPrices', transactions: 1 }]);
});
