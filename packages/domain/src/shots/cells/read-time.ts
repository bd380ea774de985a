import type { DateOrder } from '@trueswing/contracts';
import { DateTime } from 'luxon';
import { type ShotCell, textOf } from './shot-cell.ts';

/** Time of day. Fractions of a second are not kept. */
const clockPart = '(?<time>\\d{1,2}:\\d{2}(?::\\d{2})?)(?:[.,]\\d+)?\\s*(?<half>[AP]\\.?M\\.?)?';
/** Parts behind a date: the time of day, and the zone of a timestamp. */
const tail = `(?:[T,•\\s]+${clockPart})?(?<zone>Z|[+-](?:0\\d|1[0-4]):?[0-5]\\d)?`;
const monthName = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** A date with slashes or the like; undefined parts of the time are unknown. */
const dateForm = new RegExp(`(?<!\\d)(?<a>\\d{1,4})(?<mark>[/.-])(?<b>\\d{1,2})\\k<mark>(?<c>\\d{1,4})${tail}`, 'i');
/** `Nov 24, 2025` and `24 Nov 2025`. */
const namedForms = [
  new RegExp(`${monthName} (?<day>\\d{1,2}),? (?<year>\\d{4})${tail}`, 'i'),
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})\\.?[ -]${monthName},?[ -](?<year>\\d{4})${tail}`, 'i'),
];
const clockForm = new RegExp(`^${clockPart}$`, 'i');
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days since 1899-12-30 in which spreadsheets count; these are the years 1990 to 2100. */
const isSerial = (value: number): boolean => value > 32_874 && value < 73_051;

/** Rules by which the times of a file are read. */
export interface ReadTimeOptions {
  readonly order: DateOrder;
  /** IANA name of the golfer's time zone, since files hold local time. */
  readonly timeZone: string;
}

/** A moment as a file says it. */
export interface FileTime {
  readonly at: Date;
  /** False for a date alone, which is taken for its noon. */
  readonly hasTimeOfDay: boolean;
}

interface ReadDay {
  readonly day: DateTime;
  readonly hasTimeOfDay: boolean;
}

interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The order of day and month in a file. */
export interface FoundDateOrder {
  readonly order: DateOrder;
  /** A date of the file, if either order could be meant; null where the dates themselves show the order, or read alike in both. */
  readonly openDate: string | null;
}

/**
 * Finds the order of day and month from all dates of a file: a number above 12 is a day, and with points the day comes first. Where
 * either could, the month comes first, unless that puts a shot behind `latest` and the other order none.
 */
export function findDateOrder(
  texts: Iterable<string>,
  { latest, timeZone }: { latest: Date; timeZone: string },
): FoundDateOrder {
  const isLate = { 'month-first': false, 'day-first': false };
  const seen = new Set<string>();
  let openDate: string | null = null;
  for (const text of texts) {
    const { a, b, c, mark } = dateForm.exec(text)?.groups ?? {};
    if (a === undefined || mark === undefined || a.length > 2) continue;
    if (Number(a) > 12) return { order: 'day-first', openDate: null };
    if (Number(b) > 12) return { order: 'month-first', openDate: null };
    if (mark === '.') return { order: 'day-first', openDate: null };
    const date = [a, b, c].join(mark);
    if (seen.has(date)) continue;
    seen.add(date);
    const [monthFirst, dayFirst] = (['month-first', 'day-first'] as const).map((order) => {
      const ms = readDay(date, { order, timeZone })?.day.toMillis();
      isLate[order] ||= (ms ?? 0) > latest.getTime();
      return ms;
    });
    if (monthFirst !== dayFirst) openDate ??= date;
  }
  const order = isLate['month-first'] && !isLate['day-first'] ? 'day-first' : 'month-first';
  return { order, openDate: isLate['month-first'] === isLate['day-first'] ? openDate : null };
}

/**
 * Reads the moment of a cell, and of a second one with the time of day where the file has both. Null if there is none, or one before
 * 1990.
 */
export function readTime(
  cell: ShotCell | undefined,
  clock: ShotCell | undefined,
  options: ReadTimeOptions,
): FileTime | null {
  const read = typeof cell === 'number' ? serialOf(cell, options) : readDay(textOf(cell), options);
  if (!read || read.day.year < 1990) return null;
  const clockTime = typeof clock === 'number' ? minutesOfDay(clock) : readClock(textOf(clock));
  const moment = clockTime ? read.day.set(clockTime) : read.day;
  return moment.isValid ? { at: moment.toJSDate(), hasTimeOfDay: clockTime !== null || read.hasTimeOfDay } : null;
}

const minutesOfDay = (fraction: number) => ({ hour: 0, minute: 0, second: Math.round((fraction % 1) * 86_400) });

const serialOf = (serial: number, { timeZone }: ReadTimeOptions): ReadDay | null => {
  if (!isSerial(serial)) return null;
  const whole = Math.floor(serial);
  const day = DateTime.fromObject({ year: 1899, month: 12, day: 30 }, { zone: timeZone }).plus({ days: whole });
  const hasTimeOfDay = whole !== serial;
  return { day: day.set(hasTimeOfDay ? minutesOfDay(serial) : { hour: 12 }), hasTimeOfDay };
};

function readDay(text: string, { order, timeZone }: ReadTimeOptions): ReadDay | null {
  if (text === '' || text.length > 200) return null;
  for (const form of namedForms) {
    const named = form.exec(text)?.groups;
    if (!named) continue;
    const month = months.indexOf((named.month ?? '').toLowerCase()) + 1;
    return at({ year: Number(named.year), month, day: Number(named.day) }, named, timeZone);
  }
  const groups = dateForm.exec(text)?.groups;
  if (!groups) return null;
  const [a, b, c] = [groups.a ?? '', Number(groups.b), groups.c ?? ''];
  if (a.length === 4) return at({ year: Number(a), month: b, day: Number(c) }, groups, timeZone);
  if (a.length > 2 || c.length === 1 || c.length === 3) return null;
  const year = c.length === 2 ? 2_000 + Number(c) : Number(c);
  const isDayFirst = order === 'day-first';
  return at({ year, month: isDayFirst ? b : Number(a), day: isDayFirst ? Number(a) : b }, groups, timeZone);
}

function at(
  day: { year: number; month: number; day: number },
  { time, half, zone }: Record<string, string | undefined>,
  timeZone: string,
): ReadDay | null {
  const timeOfDay = time === undefined ? null : clockOf(time, half);
  const written = zone
    ? zone
        .toUpperCase()
        .replace('Z', 'utc')
        .replace(/^([+-]\d\d):?/, 'utc$1:')
    : timeZone;
  const moment = DateTime.fromObject({ ...day, ...(timeOfDay ?? { hour: 12 }) }, { zone: written });
  return moment.isValid ? { day: moment, hasTimeOfDay: timeOfDay !== null } : null;
}

const readClock = (text: string): TimeOfDay | null => {
  const { time, half } = clockForm.exec(text)?.groups ?? {};
  return time === undefined ? null : clockOf(time, half);
};

/** @param half `AM`, `p.m.` and the like; undefined for a time of 24 hours */
function clockOf(time: string, half: string | undefined): TimeOfDay {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const isAfternoon = half?.toLowerCase().startsWith('p');
  if (isAfternoon && hour < 12) return { hour: hour + 12, minute, second };
  return { hour: half && !isAfternoon && hour === 12 ? 0 : hour, minute, second };
}
