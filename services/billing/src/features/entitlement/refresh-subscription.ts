import type { PaymentProblem } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { isStripeError } from '../../stripe-client.ts';
import { findIsPremium, findPaymentProblem } from './entitlement.repository.ts';
import { syncGolfer } from './sync.ts';

const premiumMessages: Record<PaymentProblem | 'none', string> = {
  none: 'You have Premium.',
  'past-due': 'You have Premium, but your last payment failed. Please update your card.',
  'action-required': 'You have Premium. Please confirm the last payment with your bank.',
  unpaid: 'You have Premium, but your last payment failed. Please update your card.',
};
const freeMessages: Record<PaymentProblem | 'none', string> = {
  none: 'No payment has arrived yet. If you have just paid, this takes a few seconds.',
  'past-due': 'Premium has ended because your last payment failed. Please update your card.',
  'action-required': 'Premium has ended. Please confirm the last payment with your bank.',
  unpaid: 'Premium has ended because your last payment failed. Please update your card.',
};

/** Reads the golfer's state from Stripe and reports it. @throws AppError `payment-provider-unavailable` */
export async function refreshSubscription(
  deps: PaymentDeps,
  userId: string,
): Promise<{ message: string; isPremium: boolean }> {
  await sync(deps, userId);
  const [isPremium, problem] = await Promise.all([findIsPremium(deps.db, userId), findPaymentProblem(deps.db, userId)]);
  return { message: (isPremium ? premiumMessages : freeMessages)[problem ?? 'none'], isPremium };
}

async function sync(deps: PaymentDeps, userId: string): Promise<void> {
  try {
    await syncGolfer(deps, userId);
  } catch (error) {
    throw isStripeError(error) ? new AppError('payment-provider-unavailable', { cause: error }) : error;
  }
}
