import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centralDayKey } from '../calendar/central-day-key.ts';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import { centralWeekKey } from '../calendar/us-central.ts';
import { countStreak, isAtRisk } from './count-streak.ts';

const streakOf = (trainedDays: readonly string[], today: string, pausedWeeks: readonly string[] = []) =>
  countStreak({ trainedDays, pausedWeeks }, today);
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));
/** Within half a year, so that trained and paused weeks touch. */
const nearDay = fc.integer({ min: 0, max: 180 }).map((days) => addDays('2026-08-20', days));
const nearWeek = nearDay.map(weekOfDay);

describe('a streak', () => {
  // 2026-11-22 is a Sunday.
  it.each([
    ['is 0 without training', [], '2026-11-22', 0],
    ['counts this week', ['2026-11-22'], '2026-11-28', 1],
    ['holds in a week without training so far', ['2026-11-21'], '2026-11-28', 1],
    ['ends when a whole week was missed', ['2026-11-21'], '2026-11-29', 0],
    ['counts a week once', ['2026-11-22', '2026-11-24', '2026-11-28'], '2026-11-28', 1],
    ['joins a Saturday and the next day', ['2026-11-21', '2026-11-22'], '2026-11-22', 2],
    ['stops at a gap', ['2026-11-01', '2026-11-15', '2026-11-22'], '2026-11-22', 2],
    ['goes over the new year', ['2026-12-26', '2026-12-31', '2027-01-03'], '2027-01-03', 3],
    ['goes over the spring change of the clocks', ['2026-03-07', '2026-03-08', '2026-03-15'], '2026-03-16', 3],
    ['goes over the fall change', ['2026-10-31', '2026-11-01', '2026-11-08'], '2026-11-08', 3],
    ['leaves out later days', ['2026-11-14', '2026-11-22'], '2026-11-21', 1],
    ['leaves out later days of this week', ['2026-11-14', '2026-11-21'], '2026-11-19', 1],
  ] as const)('%s', (_, days, today, weeks) => {
    expect(streakOf(days, today)).toBe(weeks);
  });

  it('does not depend on order or repetition, and a day more never shortens it', () => {
    fc.assert(
      fc.property(fc.array(day), day, day, (days, more, today) => {
        const streak = streakOf(days, today);
        expect(streakOf([...days, ...days].toReversed(), today)).toBe(streak);
        expect(streakOf([...days, more], today)).toBeGreaterThanOrEqual(streak);
      }),
    );
  });

  it('of one exercise in each of n weeks in a row is n', () => {
    fc.assert(
      fc.property(day, fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 80 }), (last, weekdays) => {
        const days = weekdays.map((weekday, weeksAgo) => addDays(weekOfDay(last), weekday - 7 * weeksAgo));
        expect(streakOf(days, addDays(weekOfDay(last), 6))).toBe(weekdays.length);
      }),
    );
  });

  it('has the weeks of the calendar', () => {
    const moment = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true });
    fc.assert(fc.property(moment, (at) => weekOfDay(centralDayKey(at)) === centralWeekKey(at)));
  });
});

describe('a paused week', () => {
  // 2026-11-22 is a Sunday.
  it.each([
    ['neither breaks nor extends', ['2026-11-12', '2026-11-24'], ['2026-11-15'], '2026-11-24', 2],
    ['holds the streak before this week has an exercise', ['2026-11-12'], ['2026-11-15'], '2026-11-24', 1],
    ['that is this week changes nothing yet', ['2026-11-17'], ['2026-11-22'], '2026-11-24', 1],
    ['counts if it was trained', ['2026-11-12', '2026-11-17', '2026-11-24'], ['2026-11-15'], '2026-11-24', 3],
    ['that is not beside the row does not help', ['2026-11-05', '2026-11-24'], ['2026-11-08'], '2026-11-24', 1],
    ['follows another', ['2026-11-03', '2026-11-24'], ['2026-11-08', '2026-11-15'], '2026-11-24', 2],
    ['without a streak is none', [], ['2026-11-15', '2026-11-22'], '2026-11-24', 0],
    ['to come changes nothing', ['2026-11-17'], ['2026-11-29'], '2026-11-24', 1],
    ['may begin in the old year', ['2026-12-24', '2027-01-04'], ['2026-12-27'], '2027-01-04', 2],
    ['may be that of the spring change', ['2026-03-03', '2026-03-16'], ['2026-03-08'], '2026-03-16', 2],
    ['may be that of the fall change', ['2026-10-29', '2026-11-09'], ['2026-11-01'], '2026-11-09', 2],
  ] as const)('%s', (_, days, paused, today, weeks) => {
    expect(streakOf(days, today, paused)).toBe(weeks);
  });

  it('never shortens a streak, in any order and however often it is named', () => {
    fc.assert(
      fc.property(fc.array(nearDay), fc.array(nearWeek), nearWeek, nearDay, (days, paused, more, today) => {
        const streak = streakOf(days, today, paused);
        expect(streakOf(days.toReversed(), today, [...paused, ...paused].toReversed())).toBe(streak);
        expect(streakOf(days, today, [...paused, more])).toBeGreaterThanOrEqual(streak);
      }),
    );
  });

  it('does not count: a row of trained and paused weeks is as long as its trained weeks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('trained', 'paused'), { maxLength: 60 }), day, (weeks, today) => {
        const weekAt = (ago: number) => addDays(weekOfDay(today), -7 * ago);
        const of = (kind: string) => weeks.flatMap((week, ago) => (week === kind ? [weekAt(ago)] : []));
        expect(streakOf(of('trained'), today, of('paused'))).toBe(of('trained').length);
      }),
    );
  });
});

describe('at risk', () => {
  it.each([
    ['is a streak whose week has no exercise', ['2026-11-17'], [], '2026-11-28', true],
    ['is also one that a pause has kept', ['2026-11-12'], ['2026-11-15'], '2026-11-24', true],
    ['is no paused week', ['2026-11-17'], ['2026-11-22'], '2026-11-28', false],
    ['is no trained week', ['2026-11-17', '2026-11-22'], [], '2026-11-28', false],
    ['is no golfer without a streak', ['2026-11-09'], [], '2026-11-28', false],
  ] as const)('%s', (_, trainedDays, pausedWeeks, today, expected) => {
    expect(isAtRisk({ trainedDays, pausedWeeks }, today)).toBe(expected);
  });

  it('is just the streak that the next week ends', () => {
    fc.assert(
      fc.property(fc.array(nearDay), fc.array(nearWeek), nearDay, (days, pausedWeeks, today) => {
        const trainedDays = days.filter((trained) => trained <= today);
        const isEnded = streakOf(trainedDays, addDays(weekOfDay(today), 7), pausedWeeks) === 0;
        expect(isAtRisk({ trainedDays, pausedWeeks }, today)).toBe(
          streakOf(trainedDays, today, pausedWeeks) > 0 && isEnded,
        );
      }),
    );
  });
});
