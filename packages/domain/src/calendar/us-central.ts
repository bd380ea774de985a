import { DateTime } from 'luxon';
import { centralZone } from './central-day-key.ts';

// The product's only calendar: weeks begin Sunday 00:00 in US Central time, daylight saving included.

export interface Period {
  readonly from: Date;
  /** The first instant after the period. */
  readonly until: Date;
}

const central = (now: Date): DateTime => DateTime.fromJSDate(now, { zone: centralZone });

/**
 * Returns the same period until it ends. Finding one takes about 0.1 ms, a good part of a short call of the API, and nearly all
 * calls ask for the current one.
 */
function remembered<P extends Period>(find: (day: DateTime) => P): (now: Date) => P {
  let last: P | undefined;
  return (now) => {
    if (!last || !(last.from <= now && now < last.until)) last = find(central(now).startOf('day'));
    return last;
  };
}

const period = (from: DateTime, until: DateTime): Period => ({ from: from.toJSDate(), until: until.toJSDate() });

const week = remembered((day) => {
  // luxon counts Monday 1 … Sunday 7.
  const sunday = day.minus({ days: day.weekday % 7 });
  return { ...period(sunday, sunday.plus({ days: 7 })), key: sunday.toISODate() ?? '' };
});

/** The US Central week (Sunday to Sunday) that holds the instant: 167, 168 or 169 hours. */
export function centralWeek(now: Date): Period {
  const { from, until } = week(now);
  return { from, until };
}

/** The US Central calendar day that holds the instant: 23, 24 or 25 hours. */
export const centralDay: (now: Date) => Period = remembered((day) => period(day, day.plus({ days: 1 })));

/** The US Central calendar month that holds the instant. */
export const centralMonth: (now: Date) => Period = remembered((day) => {
  const month = day.startOf('month');
  return period(month, month.plus({ months: 1 }));
});

/** The US Central month that begins on a day. Noon in Greenwich is the same day in US Central. */
export const centralMonthOf = (firstDay: string): Period => centralMonth(new Date(`${firstDay}T12:00:00Z`));

/** Date of the Sunday on which the week began, e.g. "2026-11-15": the key under which a week's uploads are counted. */
export const centralWeekKey = (now: Date): string => week(now).key;

/** Hour of the US Central day, 0…23. */
export const centralHour = (now: Date): number => central(now).hour;
