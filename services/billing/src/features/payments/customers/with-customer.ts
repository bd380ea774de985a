import { createHash } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';
import type { PaymentDeps } from '../../../deps.ts';
import { isRefusal, isStripeError } from '../../../stripe-client.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';
import {
  findCustomer,
  forgetStripeCustomer,
  insertCustomer,
  lockCustomer,
  raiseAttempt,
  setStripeCustomer,
  touchCustomer,
} from './customers.repository.ts';
import { meansDeleted } from './means-deleted.ts';

/** Who pays. */
export interface Golfer {
  userId: string;
  email?: string | undefined;
}

export interface LockedCustomer {
  userId: string;
  stripeCustomerId: string;
  /** Part of idempotency keys. */
  attempt: number;
}

/**
 * Does something about a golfer's payments while nobody else does: under the lock on their customer, which is made first
 * where there is none.
 * @throws AppError `payment-provider-away`
 */
export async function withCustomer<T>(
  deps: PaymentDeps,
  golfer: Golfer,
  work: (tx: Transaction<BillingTables>, customer: LockedCustomer) => Promise<T>,
): Promise<T> {
  try {
    await ensureStripeCustomer(deps, golfer);
    return await deps.db.transaction().execute(async (tx) => {
      const customer = await lockCustomer(tx, golfer.userId);
      // The account was deleted a moment ago.
      if (!customer?.stripeCustomerId) throw new AppError('not-signed-in');
      await touchCustomer(tx, golfer.userId);
      return await work(tx, { ...customer, stripeCustomerId: customer.stripeCustomerId });
    });
  } catch (error) {
    throw await explain(deps, golfer.userId, error);
  }
}

/** Its id is committed before anything is done with it: a customer of whom we know nothing could be charged by nobody. */
async function ensureStripeCustomer({ db, stripe }: PaymentDeps, { userId, email }: Golfer): Promise<void> {
  await insertCustomer(db, userId);
  await db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, userId);
    if (!customer || customer.stripeCustomerId) return;
    // The same key must always come with the same address.
    const suffix = createHash('sha256')
      .update(email ?? '')
      .digest('hex')
      .slice(0, 12);
    const key = `customer-${userId}-${customer.attempt}-${suffix}`;
    await setStripeCustomer(tx, userId, await stripe.createCustomer({ userId, email, key }));
  });
}

/** Stripe keeps its answer to an idempotency key for a day, a refusal as well: the next try needs another key. */
async function explain(deps: PaymentDeps, userId: string, error: unknown): Promise<unknown> {
  if (!isStripeError(error)) return error;
  const { db, logger } = deps;
  if (error.statusCode !== undefined) await raiseAttempt(db, userId);
  // Somebody has deleted the customer at Stripe: the next try makes another.
  const customerId = (await findCustomer(db, userId))?.stripeCustomerId;
  if (customerId && (await meansDeleted(deps, customerId, error))) await forgetDeleted(deps, userId, customerId);
  if (!isRefusal(error)) return new AppError('payment-provider-away', { cause: error });
  logger.error({ err: error, userId, stripeCode: error.code }, 'Stripe refuses what we ask');
  return new AppError('payment-provider-away', {
    message: 'The payment service refused this. You have not been charged. Please try again in a minute.',
    cause: error,
  });
}

/** With the Premium that it gave: what Stripe tells of a customer that is forgotten finds nobody. */
async function forgetDeleted(deps: PaymentDeps, userId: string, customerId: string): Promise<void> {
  try {
    await syncGolfer(deps, userId);
    await forgetStripeCustomer(deps.db, userId, customerId);
  } catch (error) {
    deps.logger.warn({ err: error, userId }, 'a deleted customer is not forgotten yet');
  }
}
