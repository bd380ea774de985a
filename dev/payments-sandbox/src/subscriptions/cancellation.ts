import type Stripe from 'stripe';

export const cancellation = (
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription.CancellationDetails => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason,
});
