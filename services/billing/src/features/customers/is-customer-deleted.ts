import type { PaymentDeps } from '../../deps.ts';
import { isMissing } from '../../stripe-client.ts';

/**
 * Whether a call failed because the customer was deleted at Stripe. If Stripe has never known the customer, our key belongs to
 * another account or mode: then nothing may be deleted here, since the right account still charges the golfer.
 */
export async function isCustomerDeleted(
  { stripe, logger }: Pick<PaymentDeps, 'stripe' | 'logger'>,
  customerId: string,
  error: unknown,
): Promise<boolean> {
  if (!isMissing(error)) return false;
  // If Stripe does not answer, assume that the customer still exists.
  if (await stripe.isDeletedCustomer(customerId).catch(() => false)) return true;
  logger.error(
    { customerId },
    'Stripe does not know this customer: is the key of another account, or of another mode?',
  );
  return false;
}
