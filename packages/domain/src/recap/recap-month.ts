import { centralDayKey, centralMonthKey } from '../calendar/central-day-key.ts';
import { addDays } from '../calendar/day-keys.ts';
import { previousMonth } from '../calendar/month-days.ts';
import { centralHour } from '../calendar/us-central.ts';
import { announcementHour } from '../notifications/announcement-hour.ts';

/** Days that recaps may be late after downtime. A system that is new in the middle of a month sums up no month before it. */
const catchUpDays = 6;

/** First day of the US Central month whose recaps are due; null where none are. */
export function recapMonth(now: Date): string | null {
  const month = centralMonthKey(now);
  const day = centralDayKey(now);
  const isTooEarly = day === month && centralHour(now) < announcementHour;
  return isTooEarly || day > addDays(month, catchUpDays) ? null : previousMonth(month);
}
