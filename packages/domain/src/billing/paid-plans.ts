import type { PaidPlan } from '@trueswing/contracts';

interface PlanPrice {
  /** Name under which the payment provider keeps the price. */
  readonly lookupKey: string;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly interval: 'month' | 'year';
}

/** What Premium costs (specification, section 1). The payment provider must charge just this. */
export const planPrices = {
  monthly: { lookupKey: 'trueswing_monthly', amountCents: 999, currency: 'usd', interval: 'month' },
  annual: { lookupKey: 'trueswing_annual', amountCents: 9_999, currency: 'usd', interval: 'year' },
} as const satisfies Record<PaidPlan, PlanPrice>;

/** The plan of a price with this interval; null where we sell none. Prices of former years have other amounts. */
export function planOfInterval(interval: string | undefined): PaidPlan | null {
  if (interval === 'month') return 'monthly';
  return interval === 'year' ? 'annual' : null;
}
