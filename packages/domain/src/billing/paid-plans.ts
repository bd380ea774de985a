import type { PaidPlan } from '@trueswing/contracts';

interface PlanPrice {
  /** The price's lookup key at the payment provider. */
  readonly lookupKey: string;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly interval: 'month' | 'year';
}

/** Prices of Premium (specification, section 1). The payment provider must charge exactly this. */
export const planPrices = {
  monthly: { lookupKey: 'trueswing_monthly', amountCents: 999, currency: 'usd', interval: 'month' },
  annual: { lookupKey: 'trueswing_annual', amountCents: 9_999, currency: 'usd', interval: 'year' },
} as const satisfies Record<PaidPlan, PlanPrice>;

/** The plan with this billing interval; null if there is none. Amounts are not compared: older prices differ. */
export function planOfInterval(interval: string | undefined): PaidPlan | null {
  if (interval === 'month') return 'monthly';
  return interval === 'year' ? 'annual' : null;
}
