import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { deleteProcessedStripeEvents, deleteStripeEvents } from './stripe-events.repository.ts';

/** Deletes all stored events of a customer. */
export const deleteStripeEventsOfCustomer = (tx: Transaction<BillingTables>, stripeCustomerId: string): Promise<void> =>
  deleteStripeEvents(tx, stripeCustomerId);

/** Deletes processed events that arrived before then; Stripe itself keeps events for 30 days. */
export const pruneStripeEvents = ({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> =>
  deleteProcessedStripeEvents(db, before);
