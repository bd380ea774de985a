import { withLock } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { insertStripeCustomer } from './customers.repository.ts';
import { type Customer, findCustomer, findStripeCustomer } from './find-customer.ts';

/**
 * Stores a customer that Stripe knows and we do not: the golfer has paid, and then a backup from before was restored. Returns
 * undefined for a customer of a deleted account or of other business.
 */
export async function restoreCustomer(deps: PaymentDeps, stripeCustomerId: string): Promise<Customer | undefined> {
  const { stripe, logger } = deps;
  const userId = await stripe.findUserOfCustomer(stripeCustomerId);
  if (userId === null) return undefined;
  // A call that opens a way to pay may be creating another customer just now.
  const isStored = await withLock(deps, `billing.payments of ${userId}`, (db) =>
    insertStripeCustomer(db, userId, stripeCustomerId),
  );
  if (isStored) {
    logger.warn({ userId, stripeCustomerId }, 'customer of Stripe was unknown here and is stored again');
  }
  const customer = await findStripeCustomer(deps, stripeCustomerId);
  if (!customer && (await findCustomer(deps, userId))) {
    logger.error(
      { userId, stripeCustomerId },
      'the golfer has another customer by now, and may pay twice: look at Stripe',
    );
  }
  return customer;
}
