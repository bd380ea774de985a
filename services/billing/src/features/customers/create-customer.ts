import { createHash } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { deleteCustomerRow, setStripeCustomer, upsertPayingCustomer } from './customers.repository.ts';
import type { Customer } from './find-customer.ts';
import { insertRemoval } from './removals.repository.ts';

/** The golfer who pays. */
export interface Golfer {
  userId: string;
  email?: string | undefined;
}

/**
 * Returns the customer of a golfer for whom a way to pay is opened, and creates it at Stripe if there is none. For some days
 * reconciliation checks the golfer even without a webhook. The customer's id is committed before it is used: otherwise a
 * customer that we do not know of could be charged.
 * @throws AppError `not-signed-in` if the account was deleted meanwhile
 */
export async function getOrCreateCustomer({ db, stripe }: PaymentDeps, { userId, email }: Golfer): Promise<Customer> {
  // The call may have waited for its lock while the account was deleted.
  const customer = await upsertPayingCustomer(db, userId);
  if (!customer) throw new AppError('not-signed-in');
  if (customer.stripeCustomerId !== null) return { ...customer, stripeCustomerId: customer.stripeCustomerId };
  // Stripe requires that the same idempotency key comes with the same address.
  const suffix = createHash('sha256')
    .update(email ?? '')
    .digest('hex')
    .slice(0, 12);
  const key = `customer-${userId}-${customer.attempt}-${suffix}`;
  const stripeCustomerId = await stripe.createCustomer({ userId, email, key });
  if (!(await setStripeCustomer(db, userId, stripeCustomerId))) {
    await insertRemoval(db, stripeCustomerId);
    await deleteCustomerRow(db, userId);
    throw new AppError('not-signed-in');
  }
  return { ...customer, stripeCustomerId };
}
