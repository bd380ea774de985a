import { addDays, daysBetween } from './day-keys.ts';

/** First day of the month after the one that begins on the day: "2026-12-01" gives "2027-01-01". */
export const nextMonth = (firstDay: string): string => `${addDays(firstDay, 31).slice(0, 8)}01`;

/** First day of the month before the one that begins on the day: "2027-01-01" gives "2026-12-01". */
export const previousMonth = (firstDay: string): string => `${addDays(firstDay, -1).slice(0, 8)}01`;

/** Days of the month that are left, today included; 0 once it is over. `firstDay` is the month's. */
export const daysLeftInMonth = (firstDay: string, today: string): number =>
  Math.max(0, daysBetween(today, nextMonth(firstDay)));
