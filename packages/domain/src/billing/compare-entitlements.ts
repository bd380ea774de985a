import type { PaymentProblem, SubscriptionChange } from '@trueswing/contracts';

/** State of an entitlement, as far as a golfer notices it. */
export interface EntitlementState {
  readonly isPremium: boolean;
  /** When Premium is set to end; null while it renews and without Premium. */
  readonly endsAt: Date | null;
  readonly paymentProblem: PaymentProblem | null;
}

/** A golfer who has never subscribed. */
export const noEntitlement: EntitlementState = { isPremium: false, endsAt: null, paymentProblem: null };

/** Lists what has changed for the golfer between two reads of the provider's state, in the order in which it matters. */
export function compareEntitlements(before: EntitlementState, after: EntitlementState): SubscriptionChange[] {
  const changes: SubscriptionChange[] = [];
  if (after.isPremium !== before.isPremium) changes.push(after.isPremium ? 'premium-started' : 'premium-ended');
  const end = after.endsAt?.getTime();
  if (after.isPremium && end !== before.endsAt?.getTime()) {
    if (end !== undefined) changes.push('premium-ending');
    else if (before.isPremium) changes.push('premium-continues');
  }
  const problem = after.paymentProblem;
  const isNew = problem !== null && before.paymentProblem === null;
  const asksNow = problem === 'action-required' && before.paymentProblem !== 'action-required';
  if (problem !== null && (isNew || asksNow)) changes.push(problem);
  return changes;
}
