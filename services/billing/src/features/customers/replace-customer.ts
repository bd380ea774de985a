import type { Kysely, Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { clearStripeCustomer, deleteEventsOfCustomer, incrementAttempt } from './customers.repository.ts';

type Db = Kysely<BillingTables>;

/**
 * Unlinks a customer that was deleted at Stripe: the golfer's next payment creates another, with other idempotency keys. A
 * customer that was created in its place stays. The deletion of the account no longer finds the events of the unlinked one, so
 * they are deleted here.
 */
export async function unlinkDeletedCustomer(
  tx: Transaction<BillingTables>,
  userId: string,
  stripeCustomerId: string,
): Promise<void> {
  await clearStripeCustomer(tx, userId, stripeCustomerId);
  await deleteEventsOfCustomer(tx, stripeCustomerId);
}

/** Stripe keeps its answer to an idempotency key for a day, refusals included: the next attempt needs other keys. */
export const renewIdempotencyKeys = (db: Db, userId: string): Promise<void> => incrementAttempt(db, userId);
