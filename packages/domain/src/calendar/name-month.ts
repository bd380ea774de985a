/** Made with the first month: a format takes a phone milliseconds, which the first screen would wait for. */
let format: Intl.DateTimeFormat | undefined;

/** "November", of the month's first day. */
export function nameMonth(firstDay: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' });
  return format.format(new Date(`${firstDay}T00:00:00Z`));
}

/** "November 2026" */
export const nameMonthAndYear = (firstDay: string): string => `${nameMonth(firstDay)} ${Number(firstDay.slice(0, 4))}`;
