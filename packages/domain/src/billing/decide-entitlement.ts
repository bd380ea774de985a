import type { PaidPlan, PaymentProblem } from '@trueswing/contracts';

/** How long Premium outlives what is paid while the next payment is late, or the news of it. The one constant. */
export const graceMs = 3 * 86_400_000;

/** What the payment provider says of a subscription, as far as entitlement follows from it. */
export interface SubscriptionFacts {
  readonly id: string;
  /** The provider's own word; a new one may come any day. */
  readonly status: string;
  /** null for a price that we do not know. */
  readonly plan: PaidPlan | null;
  /** The period that runs, paid or not; null where the provider names none. */
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** A date at which it ends by itself. */
  readonly cancelAt: Date | null;
  /** When it has ended; null while it has not. */
  readonly endedAt: Date | null;
  /** The bank wants the golfer to confirm the payment that is open. */
  readonly needsAction: boolean;
}

/** What a golfer is entitled to. It says until when, so that it stays right while nobody looks. */
export interface Entitlement {
  readonly subscriptionId: string;
  readonly status: string;
  readonly plan: PaidPlan;
  /** First moment that is not Premium; null where there is none. */
  readonly premiumUntil: Date | null;
  /** When it ends by itself; null while it renews, and once it has ended. */
  readonly endsAt: Date | null;
  /** End of the period that runs; where it has ended, when it did. */
  readonly periodEnd: Date | null;
  readonly paymentProblem: PaymentProblem | null;
  /** A status or a price that this build does not know: somebody must look. */
  readonly isDoubtful: boolean;
}

const known = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused'];
/** Nothing can come of it any more. */
const over = ['canceled', 'incomplete_expired'];

/** Whether it charges, or may charge again, so that another must not stand beside it. A status unknown to us may. */
export const isLive = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean =>
  status !== 'incomplete' && !over.includes(status);

/** What follows from one subscription. */
export function entitlementOf(facts: SubscriptionFacts): Entitlement {
  const isRunning = ['active', 'trialing', 'past_due'].includes(facts.status);
  const isWhole = facts.plan !== null && facts.periodStart !== null && facts.periodEnd !== null;
  const isDoubtful = !known.includes(facts.status) || (isRunning && !isWhole);
  const endsAt = isRunning ? endOf(facts) : null;
  return {
    subscriptionId: facts.id,
    status: facts.status,
    plan: facts.plan ?? 'monthly',
    premiumUntil: isDoubtful ? null : premiumUntil(facts, endsAt),
    endsAt,
    periodEnd: earliest(facts.periodEnd, facts.endedAt),
    paymentProblem: paymentProblemOf(facts),
    isDoubtful,
  };
}

/** What follows from all of a golfer's subscriptions: the best of them. Null where there has never been one. */
export function decideEntitlement(subscriptions: readonly SubscriptionFacts[]): Entitlement | null {
  const [best] = subscriptions.map(entitlementOf).toSorted(compare);
  if (!best) return null;
  return { ...best, isDoubtful: subscriptions.some((facts) => entitlementOf(facts).isDoubtful) };
}

/** Premium ends when what is paid ends: with the clock, whatever else is heard or not. */
export const isPremiumAt = ({ premiumUntil }: Pick<Entitlement, 'premiumUntil'>, now: Date): boolean =>
  premiumUntil !== null && now < premiumUntil;

function premiumUntil({ status, periodStart, periodEnd }: SubscriptionFacts, endsAt: Date | null): Date | null {
  if (status === 'active' || status === 'trialing') {
    const late = periodEnd && afterGrace(periodEnd);
    return earliest(endsAt, late);
  }
  // The period has moved on already when its payment fails: what was paid ended where it began.
  if (status === 'past_due') return earliest(endsAt, periodStart && afterGrace(periodStart));
  return null;
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

/** Later Premium first; then what lives, what may come to live, what has lived, what never has; then by id, whatever the order was. */
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
  return 1 + ['incomplete', ...over].indexOf(entitlement.status);
}
