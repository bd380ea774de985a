import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { deleteCustomerRow, lockCustomerRow } from './customers.repository.ts';
import { insertRemoval } from './removals.repository.ts';

/** Deletes the golfer's customer here, and schedules its removal at Stripe. Returns its id at Stripe; null without one. */
export async function deleteCustomer(tx: Transaction<BillingTables>, userId: string): Promise<string | null> {
  const customer = await lockCustomerRow(tx, userId);
  if (!customer) return null;
  await deleteCustomerRow(tx, userId);
  if (customer.stripeCustomerId !== null) await insertRemoval(tx, customer.stripeCustomerId);
  return customer.stripeCustomerId;
}
