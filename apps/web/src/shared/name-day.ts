const inUtc = { timeZone: 'UTC' } as const;
const monthAndYear = new Intl.DateTimeFormat('en-US', { ...inUtc, month: 'long', year: 'numeric' });
const monthOnly = new Intl.DateTimeFormat('en-US', { ...inUtc, month: 'long' });
const weekdayAndDate = new Intl.DateTimeFormat('en-US', { ...inUtc, weekday: 'short', month: 'short', day: 'numeric' });

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** "November 2026", of the month's first day. */
export const nameMonthAndYear = (firstDay: string): string => monthAndYear.format(atMidnight(firstDay));

/** "November" */
export const nameMonth = (firstDay: string): string => monthOnly.format(atMidnight(firstDay));

/** "Sat, Nov 21" */
export const nameDay = (day: string): string => weekdayAndDate.format(atMidnight(day));
