import type { PaymentDeps } from '../../../deps.ts';
import { isMissing } from '../../../stripe-client.ts';

/**
 * Whether Stripe has refused because somebody has deleted the customer there. A customer of whom it has never heard means that
 * our key is of another account or mode: then nothing may be forgotten, since the right account goes on charging.
 */
export async function meansDeleted(
  { stripe, logger }: Pick<PaymentDeps, 'stripe' | 'logger'>,
  customerId: string,
  error: unknown,
): Promise<boolean> {
  if (!isMissing(error)) return false;
  // Where Stripe does not answer, nobody knows.
  if (await stripe.isDeletedCustomer(customerId).catch(() => false)) return true;
  logger.error({ customerId }, 'not known to be deleted at Stripe: is the key of another account, or of another mode?');
  return false;
}
