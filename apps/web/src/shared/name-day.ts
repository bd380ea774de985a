const weekdayAndDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Sat, Nov 21" */
export const nameDay = (day: string): string => weekdayAndDate.format(new Date(`${day}T00:00:00Z`));
