import type { PaymentDeps } from '../../deps.ts';
import { readStripeEventIds } from './receive.ts';
import { insertStripeEvent } from './stripe-events.repository.ts';

/** Stores the events since then that Stripe could not deliver to our webhook. Returns how many there were. */
export async function storeMissedStripeEvents({ db, stripe }: PaymentDeps, since: Date): Promise<number> {
  const events = await stripe.listUndelivered(since);
  for (const event of events) await insertStripeEvent(db, readStripeEventIds(event), null);
  return events.length;
}
