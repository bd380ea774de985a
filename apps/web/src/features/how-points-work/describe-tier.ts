import { nextTierOf, type StreakTier } from '@trueswing/domain';

/** Its weeks: "0–2", "15+". */
export function rangeOfTier(tier: StreakTier): string {
  const next = nextTierOf(tier.fromWeeks);
  return next ? `${tier.fromWeeks}–${next.fromWeeks - 1}` : `${tier.fromWeeks}+`;
}

/** "1.0×", "1.25×": one decimal at least, as in the specification's table. */
export const nameMultiplier = ({ multiplier }: StreakTier): string =>
  `${Number.isInteger(multiplier) ? multiplier.toFixed(1) : multiplier}×`;
