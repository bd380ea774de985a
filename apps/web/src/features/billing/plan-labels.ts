import type { PaidPlan } from '@trueswing/contracts';
import { planPrices } from '@trueswing/domain';

const dollars = (plan: PaidPlan) => `$${(planPrices[plan].amountCents / 100).toFixed(2)}`;
const savingPercent = Math.round((1 - planPrices.annual.amountCents / (12 * planPrices.monthly.amountCents)) * 100);

/** "$99.99/year". */
export const priceOf = (plan: PaidPlan): string => `${dollars(plan)}/${planPrices[plan].interval}`;

export const planNames: Record<PaidPlan, string> = { monthly: 'Monthly', annual: 'Annual' };

/** "Save 17%". */
export const annualSaving = `Save ${savingPercent}%`;
