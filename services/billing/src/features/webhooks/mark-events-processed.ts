import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { markEventsProcessed } from './webhooks.repository.ts';

/**
 * Marks a customer's events as processed that arrived before we read the customer's state from Stripe: that state includes
 * them. Events about charges are left, since notes are made from them.
 */
export const markProcessedOfCustomer = (
  tx: Transaction<BillingTables>,
  stripeCustomerId: string,
  readAt: Date,
): Promise<void> => markEventsProcessed(tx, stripeCustomerId, readAt);
