import type { PriceRecord } from '../state/billing-records.ts';

/** Adds months in UTC. Keeps the day of the month, or uses the last day of a shorter month. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/**
 * End of the period that starts at `startSeconds`: the first multiple of months or years from the anchor that is later.
 * A subscription anchored on the 31st is billed on the 31st again after a short month. Unix seconds.
 */
export function periodEnd(anchorSeconds: number, startSeconds: number, price: Pick<PriceRecord, 'recurring'>): number {
  const step = price.recurring.interval === 'year' ? 12 : 1;
  for (let months = 0; ; months += step) {
    const end = addMonths(anchorSeconds, months);
    if (end > startSeconds) return end;
  }
}
