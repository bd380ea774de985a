import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { deleteCustomerRow, deleteEventsOfCustomer, lockCustomerRow } from './customers.repository.ts';
import { insertRemoval } from './removals.repository.ts';

/**
 * Deletes the golfer's customer here with its events, and schedules its removal at Stripe. If Stripe has not answered with the
 * id of one, `findUnansweredCustomers` looks for it and deletes the row.
 */
export async function deleteCustomer(tx: Transaction<BillingTables>, userId: string): Promise<void> {
  const customer = await lockCustomerRow(tx, userId);
  if (!customer || customer.isUnanswered) return;
  await deleteCustomerRow(tx, userId);
  if (customer.stripeCustomerId === null) return;
  await insertRemoval(tx, customer.stripeCustomerId);
  await deleteEventsOfCustomer(tx, customer.stripeCustomerId);
}
