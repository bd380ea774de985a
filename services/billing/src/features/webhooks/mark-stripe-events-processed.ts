import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { markStripeEventsProcessed } from './webhooks.repository.ts';

/**
 * Marks a customer's events as processed that arrived before we read the customer's state from Stripe: that state includes
 * them. Events about charges are left, since notes are made from them.
 */
export const markStripeEventsOfCustomerProcessed = (
  tx: Transaction<BillingTables>,
  stripeCustomerId: string,
  readAt: Date,
): Promise<void> => markStripeEventsProcessed(tx, stripeCustomerId, readAt);
