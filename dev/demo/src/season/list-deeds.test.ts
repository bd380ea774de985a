import { centralDayKey, centralMonthKey, centralWeekKey, countStreak, weekOfDay } from '@trueswing/domain';
import { describe, expect, it } from 'vitest';
import { golfers } from './golfers.ts';
import { type Deed, listDeeds, startOf } from './list-deeds.ts';

/**
 * A Sunday just after midnight, a Sunday evening, a Tuesday, and the first days of months: a Tuesday, a Wednesday, a Friday just after
 * midnight, and a Saturday that ends the week of a new year. All in US Central time.
 */
const ends = [
  '2026-11-22T06:10:00Z',
  '2026-11-23T02:00:00Z',
  '2026-11-24T18:00:00Z',
  '2026-12-01T18:00:00Z',
  '2026-12-02T18:00:00Z',
  '2027-01-01T06:10:00Z',
  '2027-01-02T23:00:00Z',
].map((text) => new Date(text));
const spans = ends.flatMap((now) => [4, 53].map((seasonWeeks) => ({ now, seasonWeeks })));
const cases = spans.flatMap((span) => golfers.map((golfer) => ({ golfer, span })));
const trainedDays = (deeds: readonly Deed[]) =>
  deeds.flatMap(({ kind, at }) => (kind === 'train' ? centralDayKey(at) : []));

describe.each(cases)('$golfer.key until $span.now, over $span.seasonWeeks weeks', ({ golfer, span }) => {
  const deeds = listDeeds(golfer, span);

  it('is the same each time, in order, after the account and before now', () => {
    expect(listDeeds(golfer, span)).toEqual(deeds);
    const times = deeds.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const time of times) {
      expect(time).toBeGreaterThan(startOf(golfer, span).getTime());
      expect(time).toBeLessThanOrEqual(span.now.getTime());
    }
  });

  it('has the streak that the missed and paused weeks leave', () => {
    const weeks = Math.min(golfer.weeks, span.seasonWeeks);
    const since = Math.min(weeks, ...golfer.missedWeeks);
    const trains = golfer.trainingDaysPerWeek > 0;
    const expected = trains ? since - golfer.pausedWeeks.filter((ago) => ago < since).length : 0;
    const pausedWeeks = deeds.flatMap((deed) => (deed.kind === 'pause' ? deed.week : []));
    expect(countStreak({ trainedDays: trainedDays(deeds), pausedWeeks }, centralDayKey(span.now))).toBe(expected);
  });

  it('trains once a day, and only after the first swing', () => {
    const days = trainedDays(deeds);
    expect(new Set(days).size).toBe(days.length);
    const first = (kind: Deed['kind']) => deeds.findIndex((deed) => deed.kind === kind);
    if (days.length > 0) expect(first('train')).toBeGreaterThan(first('swing'));
  });

  it('trains in this month, if at all', () => {
    const month = centralMonthKey(span.now);
    const inMonth = deeds.filter(({ kind, at }) => kind === 'train' && centralMonthKey(at) === month);
    expect(inMonth.length > 0).toBe(golfer.trainingDaysPerWeek > 0);
  });

  it('uploads each club once a week at most', () => {
    const uploads = deeds.flatMap((deed) => (deed.kind === 'swing' ? `${deed.club} ${centralWeekKey(deed.at)}` : []));
    expect(new Set(uploads).size).toBe(uploads.length);
  });

  it('pauses weeks that are not over', () => {
    for (const deed of deeds) {
      if (deed.kind === 'pause') expect(deed.week).toBe(weekOfDay(centralDayKey(deed.at)));
    }
  });
});

it.each(ends)('the first golfer filmed both clubs in the 30 days until %s, as the averages want', (now) => {
  const [golfer] = golfers;
  const since = now.getTime() - 30 * 86_400_000;
  const swings = golfer ? listDeeds(golfer, { now, seasonWeeks: 53 }) : [];
  const clubs = swings.flatMap((deed) => (deed.kind === 'swing' && deed.at.getTime() > since ? deed.club : []));
  expect(clubs.toSorted()).toEqual(['7-iron', 'driver']);
});
