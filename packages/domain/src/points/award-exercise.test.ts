import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day-keys.ts';
import { awardExercise } from './award-exercise.ts';
import { reachMilestone } from './reach-milestone.ts';

/** A Wednesday in each week of a row that ends on November 18. */
const weeksOf = (count: number) => Array.from({ length: count }, (_, week) => addDays('2026-11-18', -7 * week));
const facts = (trainedDays: readonly string[], pausedWeeks: readonly string[] = []) => ({ trainedDays, pausedWeeks });

describe('an award', () => {
  it('counts the week of the exercise itself', () => {
    expect(awardExercise(facts([]), '2026-11-18')).toEqual({ points: 5, streakWeeks: 1 });
    expect(awardExercise(facts(weeksOf(3).slice(1)), '2026-11-18')).toEqual({ points: 6, streakWeeks: 3 });
    expect(awardExercise(facts(weeksOf(15)), '2026-11-18')).toEqual({ points: 15, streakWeeks: 15 });
  });

  it('has the tier of the day’s first exercise, whatever is known later', () => {
    const first = { points: 5, streakWeeks: 1 };
    expect(awardExercise(facts(weeksOf(9)), '2026-11-18', first)).toEqual(first);
  });

  it('of six exercises on the highest tier is 90 points', () => {
    expect(6 * awardExercise(facts(weeksOf(20)), '2026-11-18').points).toBe(90);
  });

  it('bridges a paused week', () => {
    const days = ['2026-10-28', '2026-11-04'];
    expect(awardExercise(facts(days, ['2026-11-08']), '2026-11-18')).toEqual({ points: 6, streakWeeks: 3 });
    expect(awardExercise(facts(days), '2026-11-18')).toEqual({ points: 5, streakWeeks: 1 });
  });
});

describe('a milestone', () => {
  it.each([
    [1, null],
    [2, null],
    [3, { weeks: 3, multiplier: 1.25 }],
    [4, null],
    [5, { weeks: 5, multiplier: 1.5 }],
    [7, { weeks: 7, multiplier: 2 }],
    [10, { weeks: 10, multiplier: 2.5 }],
    [15, { weeks: 15, multiplier: 3 }],
    [16, null],
  ])('in week %d is %j', (weeks, milestone) => {
    expect(reachMilestone(facts(weeksOf(weeks).slice(1)), '2026-11-18')).toEqual(milestone);
  });

  it('is that of the first day of its week, also when an earlier day is sent later', () => {
    expect(reachMilestone(facts([...weeksOf(3), '2026-11-19']), '2026-11-19')).toBeNull();
    expect(reachMilestone(facts([...weeksOf(3).slice(1), '2026-11-19']), '2026-11-18')).toBeNull();
  });

  it('is reached by a day of last week that is sent after one of this week', () => {
    // Saturday's workout, sent after that of the Sunday, joins the Sunday's week and the weeks before its own.
    const late = (before: number) =>
      reachMilestone(facts(['2026-11-22', ...weeksOf(before + 1).slice(1)]), '2026-11-21');
    expect([late(0), late(1), late(2), late(3)]).toEqual([
      null,
      { weeks: 3, multiplier: 1.25 },
      { weeks: 4, multiplier: 1.25 },
      { weeks: 5, multiplier: 1.5 },
    ]);
    // The golfer had this tier already, before the week that was missing.
    expect([late(10), late(11), late(12)]).toEqual([null, null, null]);
    expect(late(13)).toEqual({ weeks: 15, multiplier: 3 });
  });

  it('comes after a paused week too', () => {
    expect(reachMilestone(facts(['2026-10-28', '2026-11-04'], ['2026-11-08']), '2026-11-18')).toEqual({
      weeks: 3,
      multiplier: 1.25,
    });
  });
});
