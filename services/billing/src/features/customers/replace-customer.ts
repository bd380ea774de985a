import type { Kysely } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import { clearStripeCustomer, incrementAttempt } from './customers.repository.ts';

type Db = Kysely<BillingTables>;

/**
 * Unlinks a customer that was deleted at Stripe: the golfer's next payment creates another, with other idempotency keys. A
 * customer that was created in its place stays.
 */
export const unlinkDeletedCustomer = (db: Db, userId: string, stripeCustomerId: string): Promise<void> =>
  clearStripeCustomer(db, userId, stripeCustomerId);

/** Stripe keeps its answer to an idempotency key for a day, refusals included: the next attempt needs other keys. */
export const renewIdempotencyKeys = (db: Db, userId: string): Promise<void> => incrementAttempt(db, userId);
