import type { PushType } from '@trueswing/contracts';
import { DateTime, IANAZone } from 'luxon';
import { centralDayKey, centralZone } from '../../calendar/central-day-key.ts';
import { centralDay, centralWeek } from '../../calendar/us-central.ts';
import { announcementHour } from '../announcement-hour.ts';

/** When a notification may be sent to a golfer's devices. */
export interface PushPlan {
  readonly dueAt: Date;
  /** It is given up then: at night, and on another day, nothing is sent. */
  readonly until: Date;
  /** US Central day, which has one push. */
  readonly day: string;
}

/** Hours of the golfer's own day between which devices may make a sound. */
const morning = 8;
const evening = 21;
/** As luxon counts, Monday 1. */
const saturday = 6;
/** After that an analysis is no news. */
const freshHours = 24;

interface PushCause {
  type: PushType;
  /** When it happened, which may be a while ago. */
  at: Date;
  now: Date;
  /** Name of the golfer's time zone; US Central if there is no such zone. */
  timeZone: string;
}

/**
 * Plans a push: now, or in the morning if it is night in the golfer's time zone. It counts for a US Central day, so that a golfer of
 * another zone may get two on one of their own days. Null if it would be no news by then.
 */
export function planPush({ type, at, now, timeZone }: PushCause): PushPlan | null {
  const zone = IANAZone.isValidZone(timeZone) ? timeZone : centralZone;
  const local = DateTime.fromJSDate(now, { zone });
  const next = local.hour < evening ? local : local.plus({ days: 1 });
  const from = DateTime.max(local, next.set({ hour: morning, minute: 0, second: 0, millisecond: 0 }));
  const night = from.set({ hour: evening, minute: 0, second: 0, millisecond: 0 });
  const isPostponed = from > local;
  const dueAt = (isPostponed && type !== 'streak' ? afterStreaks(from) : from).toJSDate();
  const until = DateTime.min(
    night,
    ...[centralDay(dueAt).until, freshUntil(type, at)].map((end) => DateTime.fromJSDate(end)),
  );
  return dueAt < until.toJSDate() ? { dueAt, until: until.toJSDate(), day: centralDayKey(dueAt) } : null;
}

/**
 * On a US Central Saturday a streak at risk takes the day at eight. East of there the morning begins earlier, and what has waited for
 * it waits until then.
 */
function afterStreaks(morning: DateTime): DateTime {
  const central = morning.setZone(centralZone);
  if (central.weekday !== saturday) return morning;
  return DateTime.max(morning, central.set({ hour: announcementHour, minute: 0, second: 0, millisecond: 0 }));
}

const freshUntil = (type: PushType, at: Date): Date =>
  type === 'streak' ? centralWeek(at).until : DateTime.fromJSDate(at).plus({ hours: freshHours }).toJSDate();
