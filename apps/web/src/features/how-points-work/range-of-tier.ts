import { nextTierOf, type StreakTier } from '@trueswing/domain';

/** Its weeks: "0–2", "15+". */
export function rangeOfTier(tier: StreakTier): string {
  const next = nextTierOf(tier.fromWeeks);
  return next ? `${tier.fromWeeks}–${next.fromWeeks - 1}` : `${tier.fromWeeks}+`;
}
