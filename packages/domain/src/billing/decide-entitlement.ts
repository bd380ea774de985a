import type { PaidPlan, PaymentProblem } from '@trueswing/contracts';

/** Time for which Premium continues after the paid period while the next payment, or the notification of it, is late. */
export const graceMs = 3 * 86_400_000;

/** The facts of a provider's subscription that decide the entitlement. */
export interface SubscriptionFacts {
  readonly id: string;
  /** The provider's status; it may be one that we do not know. */
  readonly status: string;
  /** null for an unknown price. */
  readonly plan: PaidPlan | null;
  /** The current period, paid or not; null if the provider names none. */
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** The date on which it is set to end. */
  readonly cancelAt: Date | null;
  /** When it ended; null if it has not. */
  readonly endedAt: Date | null;
  /** The bank asks the golfer to confirm the open payment. */
  readonly needsAction: boolean;
}

/** Entitlement of a golfer to Premium. It has an end date, so that it stays correct without further events. */
export interface Entitlement {
  readonly subscriptionId: string;
  readonly status: string;
  readonly plan: PaidPlan;
  /** First moment without Premium; null if there is no Premium. */
  readonly premiumUntil: Date | null;
  /** When it is set to end; null if it renews or has ended. */
  readonly endsAt: Date | null;
  /** End of the current period, or the end of the subscription. */
  readonly periodEnd: Date | null;
  readonly paymentProblem: PaymentProblem | null;
  /** An unknown status or price: an operator must check it. */
  readonly needsReview: boolean;
}

/** The golfer's entitlement as it was decided last. */
export type LastEntitlement = Pick<Entitlement, 'status' | 'premiumUntil' | 'endsAt'>;

const knownStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
];
const finalStatuses = ['canceled', 'incomplete_expired'];

/**
 * Whether it charges or may charge again, so that no second one may be started. A subscription with an unknown status counts
 * as live.
 */
export const isLive = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean =>
  status !== 'incomplete' && !finalStatuses.includes(status);

/** The entitlement from one subscription, after the last one of the golfer; without that one as for the first time. */
export function entitlementOf(facts: SubscriptionFacts, last?: LastEntitlement): Entitlement {
  const isRunning = ['active', 'trialing', 'past_due'].includes(facts.status);
  const hasPlanAndPeriod = facts.plan !== null && facts.periodStart !== null && facts.periodEnd !== null;
  const needsReview = !knownStatuses.includes(facts.status) || (isRunning && !hasPlanAndPeriod);
  const endsAt = isRunning ? endOf(facts) : null;
  return {
    subscriptionId: facts.id,
    status: facts.status,
    plan: facts.plan ?? 'monthly',
    premiumUntil: needsReview ? null : computePremiumUntil(facts, endsAt, last),
    endsAt,
    periodEnd: earliest(facts.periodEnd, facts.endedAt),
    paymentProblem: paymentProblemOf(facts),
    needsReview,
  };
}

/** The best entitlement of all of a golfer's subscriptions. Null if there has never been one. */
export function decideEntitlement(
  subscriptions: readonly SubscriptionFacts[],
  last?: LastEntitlement,
): Entitlement | null {
  const all = subscriptions.map((facts) => entitlementOf(facts, last));
  const [best] = all.toSorted(compare);
  return best ? { ...best, needsReview: all.some(({ needsReview }) => needsReview) } : null;
}

/** Premium ends by the clock, whether or not further events arrive. */
export const isPremiumAt = ({ premiumUntil }: Pick<Entitlement, 'premiumUntil'>, now: Date): boolean =>
  premiumUntil !== null && now < premiumUntil;

function computePremiumUntil(
  { status, periodStart, periodEnd }: SubscriptionFacts,
  endsAt: Date | null,
  last: LastEntitlement | undefined,
): Date | null {
  if (status === 'active' || status === 'trialing') {
    const late = periodEnd && afterGrace(periodEnd);
    return earliest(endsAt, late);
  }
  // When a payment fails, the period has already moved on: the paid time ended where this period begins.
  if (status === 'past_due') return earliest(endsAt, earliest(periodStart && afterGrace(periodStart), usedGrace(last)));
  return null;
}

/**
 * The end of the grace that a golfer who is past due has already: the next period begins without a payment too, and gives no
 * further days. Null if there is none, or if its end was the end of the subscription, which the golfer may have taken back.
 */
function usedGrace(last: LastEntitlement | undefined): Date | null {
  if (last?.status !== 'past_due' || last.premiumUntil === null) return null;
  return last.endsAt !== null && last.endsAt <= last.premiumUntil ? null : last.premiumUntil;
}

function paymentProblemOf({ status, needsAction }: SubscriptionFacts): PaymentProblem | null {
  if (status === 'past_due') return needsAction ? 'action-required' : 'past-due';
  return status === 'unpaid' ? 'unpaid' : null;
}

const endOf = ({ cancelAt, cancelAtPeriodEnd, periodEnd }: SubscriptionFacts): Date | null =>
  earliest(cancelAt, cancelAtPeriodEnd ? periodEnd : null);

const afterGrace = (date: Date): Date => new Date(date.getTime() + graceMs);

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Sorts by the end of Premium, then by status (live, canceled, incomplete, expired), by period end, and by id. */
function compare(one: Entitlement, other: Entitlement): number {
  const end = (entitlement: Entitlement) => entitlement.premiumUntil?.getTime() ?? 0;
  return (
    end(other) - end(one) ||
    rank(one) - rank(other) ||
    (other.periodEnd?.getTime() ?? 0) - (one.periodEnd?.getTime() ?? 0) ||
    (one.subscriptionId < other.subscriptionId ? -1 : 1)
  );
}

function rank(entitlement: Entitlement): number {
  if (isLive(entitlement)) return 0;
  return 1 + ['canceled', 'incomplete', 'incomplete_expired'].indexOf(entitlement.status);
}
