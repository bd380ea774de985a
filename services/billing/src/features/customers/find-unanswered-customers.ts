import type { PaymentDeps } from '../../deps.ts';
import { listLeftCustomers } from './customers.repository.ts';
import { deleteFoundCustomers } from './delete-customer.ts';

/** After this time no call is still creating a customer: its limit, twice for the retry, and a pause between them. */
const settledMs = 60_000;
/** Difference between Stripe's clock and ours, at most. */
const clockMs = 300_000;

/**
 * Looks for customers of deleted accounts that Stripe created, but whose ids never reached us, and schedules their removal. Then
 * the golfer's row is deleted, too.
 * @throws when Stripe does not answer; the row stays for the next time
 */
export async function findUnansweredCustomers({ db, stripe }: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  for (const { userId, createdAt, activeAt } of await listLeftCustomers(db, settledMs)) {
    if (stopping?.aborted) return;
    const created = { from: new Date(createdAt.getTime() - clockMs), to: new Date(activeAt.getTime() + clockMs) };
    const customerIds = await stripe.listCustomersOfUser(userId, created);
    await db.transaction().execute((tx) => deleteFoundCustomers(tx, userId, customerIds));
  }
}
