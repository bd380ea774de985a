const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const sixDaysMs = 6 * 86_400_000;

/** "Nov 22 – 28", of the week of a Sunday. */
export function formatWeek(week: string): string {
  const sunday = new Date(week);
  // The range has thin spaces, which a screen reader may swallow.
  return days.formatRange(sunday, new Date(sunday.getTime() + sixDaysMs)).replaceAll(/\s/g, ' ');
}

/** "November 2026", of "2026-11". */
export const formatMonth = (month: string): string => monthAndYear.format(new Date(`${month}-01`));
