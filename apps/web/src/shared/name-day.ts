import { dateFormat } from '../ui/date-format.ts';

const weekdayAndDate = dateFormat({
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Sat, Nov 21" */
export const nameDay = (day: string): string => weekdayAndDate(new Date(`${day}T00:00:00Z`));
