import { createHash } from 'node:crypto';
import type { PaymentDeps } from '../../deps.ts';
import { insertCustomer, lockCustomerRow, setStripeCustomer } from './customers.repository.ts';

/** The golfer who pays. */
export interface Golfer {
  userId: string;
  email?: string | undefined;
}

/**
 * Creates the golfer's customer at Stripe unless there is one. Its id is committed before it is used: otherwise a customer that
 * we do not know of could be charged.
 */
export async function createCustomer({ db, stripe }: PaymentDeps, { userId, email }: Golfer): Promise<void> {
  await insertCustomer(db, userId);
  await db.transaction().execute(async (tx) => {
    const customer = await lockCustomerRow(tx, userId);
    if (!customer || customer.stripeCustomerId) return;
    // Stripe requires that the same idempotency key comes with the same address.
    const suffix = createHash('sha256')
      .update(email ?? '')
      .digest('hex')
      .slice(0, 12);
    const key = `customer-${userId}-${customer.attempt}-${suffix}`;
    await setStripeCustomer(tx, userId, await stripe.createCustomer({ userId, email, key }));
  });
}
