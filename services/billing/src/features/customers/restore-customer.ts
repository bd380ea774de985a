import type { PaymentDeps } from '../../deps.ts';
import { insertStripeCustomer } from './customers.repository.ts';
import { type Customer, findCustomer, findStripeCustomer } from './find-customer.ts';

/**
 * Stores a customer that Stripe knows and we do not: the golfer has paid, and then a backup from before was restored. Returns
 * undefined for a customer of a deleted account or of other business.
 */
export async function restoreCustomer(deps: PaymentDeps, stripeCustomerId: string): Promise<Customer | undefined> {
  const { db, stripe, logger } = deps;
  const userId = await stripe.findUserOfCustomer(stripeCustomerId);
  if (userId === null) return undefined;
  if (await insertStripeCustomer(db, userId, stripeCustomerId)) {
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
