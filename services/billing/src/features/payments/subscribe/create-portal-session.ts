import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../../deps.ts';
import { isMissing, isStripeError } from '../../../stripe-client.ts';
import { findCustomer } from '../customers/customers.repository.ts';

/** Where the golfer manages card, plan and end at Stripe. @throws AppError `nothing-to-manage`, `payment-provider-away` */
export async function createPortalSession(deps: PaymentDeps, userId: string): Promise<{ url: string }> {
  const customer = await findCustomer(deps.db, userId);
  if (!customer?.stripeCustomerId) throw new AppError('nothing-to-manage');
  try {
    return {
      url: await deps.stripe.createPortalSession(customer.stripeCustomerId, `${deps.env.PUBLIC_ORIGIN}/profile`),
    };
  } catch (error) {
    if (isMissing(error)) throw new AppError('nothing-to-manage', { cause: error });
    throw isStripeError(error) ? new AppError('payment-provider-away', { cause: error }) : error;
  }
}
