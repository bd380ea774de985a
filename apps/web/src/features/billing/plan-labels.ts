import type { PaidPlan } from '@trueswing/contracts';
import { planPrices } from '@trueswing/domain';

const dollars = (plan: PaidPlan) => `$${(planPrices[plan].amountCents / 100).toFixed(2)}`;
const savingPercent = Math.round((1 - planPrices.annual.amountCents / (12 * planPrices.monthly.amountCents)) * 100);

/** "$99.99/year". */
export const priceOf = (plan: PaidPlan): string => `${dollars(plan)}/${planPrices[plan].interval}`;

export const planNames: Record<PaidPlan, string> = { monthly: 'Monthly', annual: 'Annual' };

/** "Save 17%". */
export const annualSaving = `Save ${savingPercent}%`;

/** Features that Premium includes, for all screens that offer or welcome it. Only what exists is sold. */
export const premiumFeatures = [
  'Weekly driver and 7-iron uploads',
  'A new workout from your swing each day',
  'Guided training, with points for each exercise',
  'Your sets, reps and weights, with the history of each exercise',
  'Analysis from behind as well, read together with the front',
  'Each swing beside your last one, with what really changed',
  'Your numbers over time, for each club',
  'Change or cancel your plan yourself, at any time',
] as const;
