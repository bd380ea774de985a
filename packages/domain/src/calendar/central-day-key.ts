/** The time zone of the product's calendar. */
export const centralZone = 'America/Chicago';

/** Format of the runtime itself: a browser need not load a date library to know the day. */
const parts = { timeZone: centralZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** Made with the first day, as in name-month.ts. */
let format: Intl.DateTimeFormat | undefined;

const minuteMs = 60_000;
/** The minute that was asked for last, and its day. Days change with a minute, and nearly every call is about now. */
let last = { minute: Number.NaN, day: '' };

/** Date of the US Central day that holds the instant, e.g. "2026-11-21". */
export function centralDayKey(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== last.minute) last = { minute, day: findDay(now) };
  return last.day;
}

function findDay(now: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', parts);
  const { year, month, day } = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** First day of the US Central month that holds the instant, e.g. "2026-11-01". */
export const centralMonthKey = (now: Date): string => `${centralDayKey(now).slice(0, 7)}-01`;
