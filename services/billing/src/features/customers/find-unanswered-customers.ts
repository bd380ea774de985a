import { withLock } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { findNewestStripeCustomer, listLeftCustomers } from './customers.repository.ts';
import { deleteFoundCustomers } from './delete-customer.ts';

/** After this time no call is still creating a customer: its limit, twice for the retry, and a pause between them. */
const settledMs = 60_000;
/** Difference between Stripe's clock and ours, at most. */
const clockMs = 300_000;

/**
 * Looks for customers of deleted accounts that Stripe created, but whose ids never reached us, and schedules their removal. Then
 * the golfer's row is deleted, too. One instance at a time does this.
 * @throws when Stripe does not answer, or with the key of another account; the row stays for the next time
 */
export async function findUnansweredCustomers(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  // A lock of a connection: no transaction stays open while Stripe is asked.
  await withLock(deps, 'billing.unanswered_customers', (db) => findThem({ ...deps, db }, stopping));
}

async function findThem({ db, stripe }: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  for (const { userId, createdAt, activeAt } of await listLeftCustomers(db, settledMs)) {
    if (stopping?.aborted) return;
    const created = { from: new Date(createdAt.getTime() - clockMs), to: new Date(activeAt.getTime() + clockMs) };
    const customerIds = await stripe.listCustomersOfUser(userId, created, stopping);
    if (customerIds.length === 0) await proveKey({ db, stripe });
    await db.transaction().execute((tx) => deleteFoundCustomers(tx, userId, customerIds));
  }
}

/** With the key of another account or mode Stripe's list is empty, whatever our account has. */
async function proveKey({ db, stripe }: Pick<PaymentDeps, 'db' | 'stripe'>): Promise<void> {
  const known = await findNewestStripeCustomer(db);
  if (known === undefined || (await stripe.knowsCustomer(known))) return;
  throw new Error(`Stripe does not know the customer ${known}: is the key of another account, or of another mode?`);
}
