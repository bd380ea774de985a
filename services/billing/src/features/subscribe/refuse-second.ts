import { AppError } from '@trueswing/service-kit';
import type { Synced } from '../entitlement/sync-subscriptions.ts';

/**
 * The error for a golfer who has a live subscription already. It is returned, not thrown: the caller throws it after the
 * transaction has committed what was read from Stripe.
 */
export const refuseSecond = ({ isPremium }: Synced): AppError =>
  new AppError(isPremium ? 'already-premium' : 'payment-open');
