import type { PaymentDeps } from '../../deps.ts';
import { readEventIds } from './receive-event.ts';
import { insertEvent } from './webhooks.repository.ts';

/** Stores the events since then that Stripe could not deliver to our webhook. Returns how many there were. */
export async function storeMissedEvents({ db, stripe }: PaymentDeps, since: Date): Promise<number> {
  const events = await stripe.listUndelivered(since);
  for (const event of events) await insertEvent(db, readEventIds(event), null);
  return events.length;
}
