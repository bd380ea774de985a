import { centralDayKey } from '../calendar/central-day-key.ts';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import { centralHour } from '../calendar/us-central.ts';
import { retestDays } from '../mobility-check/explain-turn.ts';

/** A reminder to many golfers. Days and weeks (their Sunday) are in US Central time. */
export type Reminder =
  /** To golfers who were active since a day: those who trained and have Premium, and the others, who may not be able to train. */
  | { readonly kind: 'new-week' | 'new-week-untrained'; readonly week: string; readonly activeSince: string }
  /** To golfers with Premium whose streak ends with the week; without it no exercise can save the streak. */
  | { readonly kind: 'streak-at-risk'; readonly week: string }
  /** To golfers whose last mobility check was on a day. */
  | { readonly kind: 'mobility-retest'; readonly lastDay: string };

/** Golfers who have done nothing for longer get no reminder of a new week. */
const activeDays = 28;
/** Days that the request for the retest may be late after downtime: the text says four weeks. */
const retestCatchUpDays = 6;
/** The last day, counted from Sunday, on which a week is still called new. */
const newWeekUntil = 2;
const saturday = 6;
/** Reminders that are not about midnight come when people are awake. */
const firstHour = 8;

/** The reminders that are due, whether or not they were sent. After downtime, those that still hold are due at the next call. */
export function listDueReminders(now: Date): Reminder[] {
  const day = centralDayKey(now);
  const week = weekOfDay(day);
  const reminders: Reminder[] = [];
  if (day <= addDays(week, newWeekUntil)) {
    const activeSince = addDays(week, -activeDays);
    reminders.push({ kind: 'new-week', week, activeSince }, { kind: 'new-week-untrained', week, activeSince });
  }
  if (centralHour(now) < firstHour) return reminders;
  if (day === addDays(week, saturday)) reminders.push({ kind: 'streak-at-risk', week });
  for (let late = retestCatchUpDays; late >= 0; late -= 1)
    reminders.push({ kind: 'mobility-retest', lastDay: addDays(day, -retestDays - late) });
  return reminders;
}
