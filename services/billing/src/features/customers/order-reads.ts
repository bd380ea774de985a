import { replacesRead } from '@trueswing/domain';
import type { Kysely, Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { lockSyncedOrder, nextStripeOrder, setSyncedOrder } from './customers.repository.ts';

/**
 * Begins a read of Stripe: returns its place among the stored events and the other reads. The read includes what every event
 * before that place is about.
 */
export const beginRead = (db: Kysely<BillingTables>): Promise<number> => nextStripeOrder(db);

/**
 * Locks the customer's row until the transaction ends, to store what was read. Returns false, and nothing may be stored, if a
 * read that began later is stored already, or if the account or the customer was deleted meanwhile.
 */
export async function lockForRead(
  tx: Transaction<BillingTables>,
  stripeCustomerId: string,
  order: number,
): Promise<boolean> {
  const stored = await lockSyncedOrder(tx, stripeCustomerId);
  if (stored === undefined || !replacesRead(order, stored)) return false;
  await setSyncedOrder(tx, stripeCustomerId, order);
  return true;
}
