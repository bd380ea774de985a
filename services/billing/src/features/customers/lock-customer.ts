import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { lockCustomerRow, touchCustomer } from './customers.repository.ts';

type Tx = Transaction<BillingTables>;

export interface LockedCustomer {
  userId: string;
  stripeCustomerId: string;
  /** Part of idempotency keys. */
  attempt: number;
}

/**
 * Makes all other work on the golfer's payments wait until this transaction ends. Returns undefined if the golfer has no
 * customer at Stripe.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<LockedCustomer | undefined> {
  const customer = await lockCustomerRow(tx, userId);
  if (!customer?.stripeCustomerId) return undefined;
  return { ...customer, stripeCustomerId: customer.stripeCustomerId };
}

/** Same as `lockCustomer`, for opening a way to pay: for some days reconciliation checks the golfer even without a webhook. */
export async function lockPayingCustomer(tx: Tx, userId: string): Promise<LockedCustomer | undefined> {
  const customer = await lockCustomer(tx, userId);
  if (customer) await touchCustomer(tx, userId);
  return customer;
}
