import { withLock } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { isRefusal, isStripeError, withoutSentence } from '../../stripe-client.ts';
import { type Golfer, getOrCreateCustomer } from '../customers/create-customer.ts';
import { type Customer, findCustomer } from '../customers/find-customer.ts';
import { isCustomerDeleted } from '../customers/is-customer-deleted.ts';
import { renewIdempotencyKeys, unlinkDeletedCustomer } from '../customers/replace-customer.ts';
import { syncGolfer } from '../entitlement/sync.ts';
import { paymentErrors } from './payment-errors.ts';

/**
 * Opens a way to pay while no other call opens one for the same golfer. Creates the golfer's customer first if there is none.
 * @throws AppError `payment-provider-unavailable`; `bad-request` for an e-mail that Stripe does not accept
 */
export async function withCustomer<T>(
  deps: PaymentDeps,
  golfer: Golfer,
  work: (deps: PaymentDeps, customer: Customer) => Promise<T>,
): Promise<T> {
  let isFirst = false;
  try {
    return await withLock(deps, `billing.payments of ${golfer.userId}`, async (db) => {
      isFirst = true;
      const locked = { ...deps, db };
      return await work(locked, await getOrCreateCustomer(locked, golfer));
    });
  } catch (error) {
    // While Stripe is silent, the call before holds the lock for longer than a statement may wait for it.
    if (!isFirst && isStatementTimeout(error)) throw paymentErrors.alreadyOpening(error);
    throw await explain(deps, golfer.userId, error);
  }
}

const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

async function explain(deps: PaymentDeps, userId: string, error: unknown): Promise<unknown> {
  if (!isStripeError(error)) return error;
  const { db, logger } = deps;
  if (error.statusCode !== undefined) await renewIdempotencyKeys(db, userId);
  const customerId = (await findCustomer(deps, userId))?.stripeCustomerId;
  if (customerId !== undefined && (await isCustomerDeleted(deps, customerId, error)))
    await unlink(deps, userId, customerId);
  const cause = withoutSentence(error);
  if (!isRefusal(error)) return paymentErrors.unreachable(cause);
  logger.error({ err: cause, userId, stripeCode: error.code }, 'Stripe refused a call');
  return error.code === 'email_invalid' ? paymentErrors.emailRefused(cause) : paymentErrors.refused(cause);
}

/** Ends the Premium that the deleted customer gave before unlinking it: events of an unlinked customer find no golfer. */
async function unlink(deps: PaymentDeps, userId: string, customerId: string): Promise<void> {
  try {
    await syncGolfer(deps, userId);
    await deps.db.transaction().execute((tx) => unlinkDeletedCustomer(tx, userId, customerId));
  } catch (error) {
    deps.logger.warn({ err: error, userId }, 'customer deleted at Stripe could not be unlinked');
  }
}
