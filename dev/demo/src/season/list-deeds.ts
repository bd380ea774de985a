import { addDays, centralDay, centralDayKey, weekOfDay } from '@trueswing/domain';
import type { DemoGolfer } from './golfers.ts';
import { shareOf } from './random.ts';
import { listSwingDays, listTrainingDays } from './season-days.ts';

/** Something that a golfer does, at a moment of the season. `progress` is 0 at the golfer's start and 1 now. */
export type Deed = { readonly at: Date; readonly progress: number } & (
  | { readonly kind: 'swing'; readonly swing: string; readonly club: 'driver' | '7-iron' }
  | { readonly kind: 'train'; readonly exercises: number; readonly secondsEach: number }
  | { readonly kind: 'pause'; readonly week: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'range' }
  | { readonly kind: 'share' }
);

const minuteMs = 60_000;
/** Range sessions with a launch monitor lie so far apart, and only the last ones have a file. */
const rangeEveryDays = 12;
const rangeSessions = 8;
/** Hours of UTC in which it is day all over the US, and the same date. */
const hours = { morning: 14, afternoon: 20, range: 22, evening: 23 };

/** Lists what a golfer does until now, in order. `seasonWeeks` shortens the season; its end stays. */
export function listDeeds(golfer: DemoGolfer, { now, seasonWeeks }: { now: Date; seasonWeeks: number }): Deed[] {
  const today = centralDayKey(now);
  const thisWeek = weekOfDay(today);
  const weeks = Math.min(golfer.weeks, seasonWeeks);
  const start = startOf(golfer, { now, seasonWeeks });
  const at = (day: string, hour: number): Date => {
    const time = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + shareOf(golfer.key, day, hour)) * 60 * minuteMs);
    return time < now ? time : new Date(now.getTime() - minuteMs);
  };
  const progressAt = (time: Date) => (time.getTime() - start.getTime()) / (now.getTime() - start.getTime());
  const deed = <const D extends { readonly at: Date }>(one: D) => ({ ...one, progress: progressAt(one.at) });
  const weekAgo = (ago: number) => addDays(thisWeek, -7 * ago);

  const swingDays = listSwingDays(golfer, { first: weekAgo(weeks - 1), today, seasonWeeks });
  const swings = swingDays.map(({ swing, club, day }) =>
    deed({ kind: 'swing', at: at(day, hours.morning), swing, club }),
  );
  const firstDay = swingDays[0]?.day ?? today;
  const train = (day: string): Deed => {
    const exercises = 3 + Math.floor(4 * shareOf(golfer.key, day, 'exercises'));
    const secondsEach = 150 + 90 * shareOf(golfer.key, day, 'pace');
    if (day !== today) return deed({ kind: 'train', at: at(day, hours.evening), exercises, secondsEach });
    return deed({ kind: 'train', ...endToday(now, exercises) });
  };
  const restingWeeks = new Set([...golfer.missedWeeks, ...golfer.pausedWeeks]);
  const trainings = Array.from({ length: weeks }, (_, ago) => ago)
    .filter((ago) => golfer.trainingDaysPerWeek > 0 && !restingWeeks.has(ago))
    .flatMap((ago) => listTrainingDays(golfer, { week: weekAgo(ago), firstDay, today }).map(train));
  const pauses = golfer.pausedWeeks
    .filter((ago) => ago < weeks)
    .map((ago) => deed({ kind: 'pause', at: at(addDays(weekAgo(ago), 1), hours.morning), week: weekAgo(ago) }));
  const every = golfer.checkEveryWeeks;
  const checks = every
    ? Array.from({ length: Math.ceil(weeks / every) }, (_, n) =>
        deed({ kind: 'check', at: at(addDays(today, -1 - 7 * every * n), hours.afternoon) }),
      )
    : [];
  const ranges = Array.from({ length: golfer.driverMph ? rangeSessions : 0 }, (_, n) =>
    deed({ kind: 'range', at: at(addDays(today, -2 - rangeEveryDays * n), hours.range) }),
  ).filter((range) => range.at > start);
  const newest = swings.at(-1);
  const shares =
    golfer.coach && newest
      ? [deed({ kind: 'share', at: at(addDays(centralDayKey(newest.at), 1), hours.afternoon) })]
      : [];
  return [...swings, ...trainings, ...pauses, ...checks, ...ranges, ...shares].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/** A training that has just ended, and began today. */
function endToday(now: Date, exercises: number): { at: Date; exercises: number; secondsEach: number } {
  const elapsedS = Math.min((now.getTime() - centralDay(now).from.getTime()) / 1_000, 25 * 60);
  const done = Math.max(1, Math.min(exercises, Math.floor(elapsedS / 60)));
  return { at: new Date(now.getTime() - elapsedS * 1_000), exercises: done, secondsEach: elapsedS / (done + 1) };
}

/** The moment at which a golfer makes the account: before the week of the first swing. */
export function startOf({ weeks }: DemoGolfer, { now, seasonWeeks }: { now: Date; seasonWeeks: number }): Date {
  const first = addDays(weekOfDay(centralDayKey(now)), -7 * (Math.min(weeks, seasonWeeks) - 1));
  return new Date(Date.parse(`${addDays(first, -1)}T18:00:00Z`));
}
