import { describeTier, nextTierOf } from '@trueswing/domain';
import { countOf } from '../../shared/count-of.ts';

/** "2 more weeks to 2.0× points"; what a streak needs to begin or, on the highest tier, to go on. */
export function describeNextTier(weeks: number): string {
  if (weeks === 0) return 'One exercise a week builds your streak.';
  const next = nextTierOf(weeks);
  if (!next) return 'This is the top tier. One exercise a week keeps it.';
  const missing = next.fromWeeks - weeks;
  return `${countOf(missing, 'more week')} to ${describeTier(next)}`;
}
