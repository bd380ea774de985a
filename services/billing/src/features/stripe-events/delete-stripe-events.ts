import type { Deps } from '../../deps.ts';
import { deleteProcessedStripeEvents } from './stripe-events.repository.ts';

/** Deletes processed events that arrived before then; Stripe itself keeps events for 30 days. */
export const pruneStripeEvents = ({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> =>
  deleteProcessedStripeEvents(db, before);
