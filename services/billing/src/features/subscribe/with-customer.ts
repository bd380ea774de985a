import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';
import type { PaymentDeps } from '../../deps.ts';
import { isRefusal, isStripeError } from '../../stripe-client.ts';
import { createCustomer, type Golfer } from '../customers/create-customer.ts';
import { findStripeCustomerId } from '../customers/find-customer.ts';
import { isCustomerDeleted } from '../customers/is-customer-deleted.ts';
import { type LockedCustomer, lockPayingCustomer } from '../customers/lock-customer.ts';
import { renewIdempotencyKeys, unlinkDeletedCustomer } from '../customers/replace-customer.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';

/**
 * Runs work on a golfer's payments under the lock of the golfer's customer, which is created first if there is none.
 * @throws AppError `payment-provider-unavailable`
 */
export async function withCustomer<T>(
  deps: PaymentDeps,
  golfer: Golfer,
  work: (tx: Transaction<BillingTables>, customer: LockedCustomer) => Promise<T>,
): Promise<T> {
  try {
    await createCustomer(deps, golfer);
    return await deps.db.transaction().execute(async (tx) => {
      const customer = await lockPayingCustomer(tx, golfer.userId);
      // The account was deleted a moment ago.
      if (!customer) throw new AppError('not-signed-in');
      return await work(tx, customer);
    });
  } catch (error) {
    throw await explain(deps, golfer.userId, error);
  }
}

async function explain(deps: PaymentDeps, userId: string, error: unknown): Promise<unknown> {
  if (!isStripeError(error)) return error;
  const { db, logger } = deps;
  if (error.statusCode !== undefined) await renewIdempotencyKeys(db, userId);
  const customerId = await findStripeCustomerId(deps, userId);
  if (customerId && (await isCustomerDeleted(deps, customerId, error))) await unlink(deps, userId, customerId);
  if (!isRefusal(error)) return new AppError('payment-provider-unavailable', { cause: error });
  logger.error({ err: error, userId, stripeCode: error.code }, 'Stripe refused a call');
  return new AppError('payment-provider-unavailable', {
    message: 'The payment service said no. You have not been charged. Please try again in a minute.',
    cause: error,
  });
}

/** Ends the Premium that the deleted customer gave before unlinking it: events of an unlinked customer find no golfer. */
async function unlink(deps: PaymentDeps, userId: string, customerId: string): Promise<void> {
  try {
    await syncGolfer(deps, userId);
    await unlinkDeletedCustomer(deps.db, userId, customerId);
  } catch (error) {
    deps.logger.warn({ err: error, userId }, 'customer deleted at Stripe could not be unlinked');
  }
}
