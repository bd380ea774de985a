import { addDays, awardExercise, countStreak } from '@trueswing/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tierOfToday } from './tier-of-today.ts';

/** A Tuesday. */
const today = '2026-11-24';

it.each([
  ['the first exercise of the week makes it longer', 2, [{ date: '2026-11-21', streak: 2 }], 6],
  ['the week counts already', 2, [{ date: '2026-11-22', streak: 2 }], 5],
  // A paused week was taken back, or a completion of yesterday came late.
  ['the first exercise of the day has decided for the day', 5, [{ date: today, streak: 2 }], 5],
  ['the first exercise of all', 0, [], 5],
])('%s', (_, streak, days, points) => {
  expect(tierOfToday(streak, days, today).pointsPerExercise).toBe(points);
});

it('is what the next exercise earns, after any training and with any pauses', () => {
  const trained = fc.uniqueArray(fc.integer({ min: 0, max: 120 }).map((ago) => addDays(today, -ago)));
  const paused = fc.uniqueArray(fc.integer({ min: 0, max: 17 }).map((ago) => addDays('2026-11-22', -7 * ago)));
  fc.assert(
    fc.property(trained, paused, (trainedDays, pausedWeeks) => {
      const facts = { trainedDays, pausedWeeks };
      const days = trainedDays.map((date) => ({ date, streak: countStreak(facts, date) }));
      const { points } = awardExercise(facts, today);
      expect(tierOfToday(countStreak(facts, today), days, today).pointsPerExercise).toBe(points);
    }),
  );
});
