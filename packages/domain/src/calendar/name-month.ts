const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const monthAndYear = format({ month: 'long', year: 'numeric' });
const monthOnly = format({ month: 'long' });

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** "November 2026", of the month's first day. */
export const nameMonthAndYear = (firstDay: string): string => monthAndYear.format(atMidnight(firstDay));

/** "November" */
export const nameMonth = (firstDay: string): string => monthOnly.format(atMidnight(firstDay));
