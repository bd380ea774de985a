import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { isMissing, isStripeError } from '../../stripe-client.ts';
import { findCustomer } from '../customers/find-customer.ts';

/** Returns the page at Stripe where the golfer manages card, plan and cancellation. @throws AppError `nothing-to-manage`, `payment-provider-unavailable` */
export async function createPortalSession(deps: PaymentDeps, userId: string): Promise<{ url: string }> {
  const customer = await findCustomer(deps, userId);
  if (!customer) throw new AppError('nothing-to-manage');
  try {
    return {
      url: await deps.stripe.createPortalSession(customer.stripeCustomerId, `${deps.env.PUBLIC_ORIGIN}/profile`),
    };
  } catch (error) {
    if (isMissing(error)) throw new AppError('nothing-to-manage', { cause: error });
    throw isStripeError(error) ? new AppError('payment-provider-unavailable', { cause: error }) : error;
  }
}
