import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { deleteEvents, deleteProcessedEvents } from './webhooks.repository.ts';

/** Deletes all stored events of a customer. */
export const deleteEventsOfCustomer = (tx: Transaction<BillingTables>, stripeCustomerId: string): Promise<void> =>
  deleteEvents(tx, stripeCustomerId);

/** Deletes processed events that arrived before then; Stripe itself keeps events for 30 days. */
export const pruneEvents = ({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> => deleteProcessedEvents(db, before);
