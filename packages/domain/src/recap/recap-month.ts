import { centralDayKey, centralMonthKey } from '../calendar/central-day-key.ts';
import { previousMonth } from '../calendar/month-days.ts';
import { centralHour } from '../calendar/us-central.ts';

/** By then the analyses of the month's last evening have ended, and golfers are awake. */
const firstHour = 8;

/** First day of the newest US Central month whose recaps are due. Earlier months are not caught up. */
export function recapMonth(now: Date): string {
  const month = centralMonthKey(now);
  const isTooEarly = centralDayKey(now) === month && centralHour(now) < firstHour;
  return previousMonth(isTooEarly ? previousMonth(month) : month);
}
