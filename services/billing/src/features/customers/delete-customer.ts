import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import {
  type CustomerRow,
  deleteCustomerRow,
  deleteEventsOfCustomer,
  lockCustomerRow,
} from './customers.repository.ts';
import { insertRemoval } from './removals.repository.ts';

/**
 * Deletes the golfer's customer here with its events, and schedules its removal at Stripe. If Stripe has not answered with the
 * id of one, `findUnansweredCustomers` looks for it and deletes the row.
 */
export async function deleteCustomer(tx: Transaction<BillingTables>, userId: string): Promise<void> {
  const customer = await lockCustomerRow(tx, userId);
  if (customer && !customer.isUnanswered) await removeRow(tx, customer);
}

/** Deletes the golfer's row whatever it holds, and schedules the removal of these customers and of its own. */
export async function deleteFoundCustomers(
  tx: Transaction<BillingTables>,
  userId: string,
  customerIds: string[],
): Promise<void> {
  for (const customerId of customerIds) await insertRemoval(tx, customerId);
  const customer = await lockCustomerRow(tx, userId);
  if (customer) await removeRow(tx, customer);
}

async function removeRow(tx: Transaction<BillingTables>, customer: CustomerRow): Promise<void> {
  await deleteCustomerRow(tx, customer.userId);
  if (customer.stripeCustomerId === null) return;
  await insertRemoval(tx, customer.stripeCustomerId);
  await deleteEventsOfCustomer(tx, customer.stripeCustomerId);
}
