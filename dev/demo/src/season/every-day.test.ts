import { addDays, centralDayKey, centralMonthKey, countStreak, isAtRisk } from '@trueswing/domain';
import { describe, expect, it } from 'vitest';
import { golfers } from './golfers.ts';
import { listDeeds } from './list-deeds.ts';

/** As in `test/season.test.ts`, which runs on the day of the test. */
const seasonWeeks = 6;
const streaks = { rowan: 6, isla: 4 };

/** A year and a month, each day just after midnight and at noon in US Central time or an hour later. */
const moments = Array.from({ length: 400 }, (_, day) => addDays('2026-11-24', day)).flatMap((day) =>
  ['T06:10:00Z', 'T18:00:00Z'].map((time) => new Date(day + time)),
);
const seasons = moments.map((now) => ({
  now,
  today: centralDayKey(now),
  golfers: golfers.map((golfer) => {
    const deeds = listDeeds(golfer, { now, seasonWeeks });
    const trainings = deeds.filter(({ kind }) => kind === 'train').map(({ at }) => at);
    return { ...golfer, deeds, trainings };
  }),
}));

describe('a season of six weeks that ends on any day of a year', () => {
  it('has a leaderboard of this month and of the last', () => {
    const trained = golfers.filter(({ trainingDaysPerWeek }) => trainingDaysPerWeek > 0).map(({ key }) => key);
    for (const { now, today, golfers } of seasons) {
      const month = centralMonthKey(now);
      const inMonth = (key: string) =>
        golfers.flatMap((golfer) => (golfer.trainings.some((at) => centralMonthKey(at) === key) ? golfer.key : []));
      expect(inMonth(month), today).toEqual(trained);
      expect(inMonth(`${addDays(month, -1).slice(0, 7)}-01`), today).toContain('rowan');
    }
  });

  it('has the streaks that were drawn, and they are alive', () => {
    for (const { today, golfers } of seasons) {
      for (const { key, deeds, trainings } of golfers) {
        if (key !== 'rowan' && key !== 'isla') continue;
        const pausedWeeks = deeds.flatMap((deed) => (deed.kind === 'pause' ? deed.week : []));
        const facts = { trainedDays: trainings.map(centralDayKey), pausedWeeks };
        expect([countStreak(facts, today), isAtRisk(facts, today)], `${key} ${today}`).toEqual([streaks[key], false]);
      }
    }
  });
});
