import type { Goal } from '@trueswing/contracts';

/** The ending of a goal is news for so long. */
const newsMs = 30 * 86_400_000;

/** The open goal, or else the last one while its ending is news. Golfers who gave theirs up know it. */
export function shownGoal([newest]: readonly Goal[], nowMs: number): Goal | null {
  if (!newest?.end) return newest ?? null;
  const isNews = newest.end.ending !== 'given-up' && nowMs - Date.parse(newest.end.at) < newsMs;
  return isNews ? newest : null;
}
