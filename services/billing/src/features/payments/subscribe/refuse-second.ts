import { AppError } from '@trueswing/service-kit';
import type { Synced } from '../entitlement/sync-subscriptions.ts';

/**
 * What who has a live subscription hears instead of a way to pay for a second. To be thrown after what was heard of Stripe
 * is committed.
 */
export const refuseSecond = ({ isPremium }: Synced): AppError =>
  new AppError(isPremium ? 'already-premium' : 'payment-open');
