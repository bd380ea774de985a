import { describeTier, nextTierOf } from '@trueswing/domain';

/** "1 week", "6 weeks" */
export const countWeeks = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

/** "2 more weeks to 2× points"; what a streak needs to begin or, on the highest tier, to go on. */
export function describeNextTier(weeks: number): string {
  if (weeks === 0) return 'One exercise a week builds your streak.';
  const next = nextTierOf(weeks);
  if (!next) return 'This is the top tier. One exercise a week keeps it.';
  const missing = next.fromWeeks - weeks;
  return `${missing} more ${missing === 1 ? 'week' : 'weeks'} to ${describeTier(next)}`;
}
