import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centralDayKey } from '../calendar/central-day-key.ts';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import { centralWeekKey } from '../calendar/us-central.ts';
import { awardExercise } from './award-exercise.ts';
import { countStreak } from './count-streak.ts';
import { tierOf } from './streak-tiers.ts';

describe('the tier of a streak', () => {
  it.each([
    [0, 1, 5],
    [2, 1, 5],
    [3, 1.25, 6],
    [4, 1.25, 6],
    [5, 1.5, 8],
    [6, 1.5, 8],
    [7, 2, 10],
    [9, 2, 10],
    [10, 2.5, 13],
    [14, 2.5, 13],
    [15, 3, 15],
    [400, 3, 15],
  ])('of %d weeks: %d times, %d points', (weeks, multiplier, pointsPerExercise) => {
    expect(tierOf(weeks)).toMatchObject({ multiplier, pointsPerExercise });
  });
});

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
  ] as const)('%s', (_, days, today, weeks) => {
    expect(countStreak(days, today)).toBe(weeks);
  });

  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));

  it('does not depend on order or repetition, and a day more never shortens it', () => {
    fc.assert(
      fc.property(fc.array(day), day, day, (days, more, today) => {
        const streak = countStreak(days, today);
        expect(countStreak([...days, ...days].toReversed(), today)).toBe(streak);
        expect(countStreak([...days, more], today)).toBeGreaterThanOrEqual(streak);
      }),
    );
  });

  it('of one exercise in each of n weeks in a row is n', () => {
    fc.assert(
      fc.property(day, fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 80 }), (last, weekdays) => {
        const days = weekdays.map((weekday, weeksAgo) => addDays(weekOfDay(last), weekday - 7 * weeksAgo));
        expect(countStreak(days, addDays(weekOfDay(last), 6))).toBe(weekdays.length);
      }),
    );
  });

  it('has the weeks of the calendar', () => {
    const moment = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true });
    fc.assert(fc.property(moment, (at) => weekOfDay(centralDayKey(at)) === centralWeekKey(at)));
  });
});

describe('an award', () => {
  const weeksOf = (count: number) => Array.from({ length: count }, (_, week) => addDays('2026-11-18', -7 * week));

  it('counts the week of the exercise itself', () => {
    expect(awardExercise([], '2026-11-18')).toEqual({ points: 5, streakWeeks: 1 });
    expect(awardExercise(weeksOf(3).slice(1), '2026-11-18')).toEqual({ points: 6, streakWeeks: 3 });
    expect(awardExercise(weeksOf(15), '2026-11-18')).toEqual({ points: 15, streakWeeks: 15 });
  });

  it('has the tier of the day’s first exercise, whatever is known later', () => {
    const first = { points: 5, streakWeeks: 1 };
    expect(awardExercise(weeksOf(9), '2026-11-18', first)).toEqual(first);
  });

  it('of six exercises on the highest tier is 90 points', () => {
    expect(6 * awardExercise(weeksOf(20), '2026-11-18').points).toBe(90);
  });
});
