import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centralMonthOf } from '../calendar/us-central.ts';
import { listDueReminders } from '../notifications/due-reminders.ts';
import { recapMonth } from './recap-month.ts';

it.each([
  // US Central time is UTC−6, from the second Sunday of March to the first of November UTC−5.
  ['2026-12-01T14:59:59Z', null],
  ['2026-12-01T15:00:00Z', '2026-11-01'],
  ['2026-12-08T05:59:59Z', '2026-11-01'],
  ['2026-12-08T06:00:00Z', null],
  ['2026-12-31T23:00:00Z', null],
  ['2027-01-01T05:59:59Z', null],
  ['2027-01-01T15:00:00Z', '2026-12-01'],
  // The clock was changed in the night before.
  ['2026-11-01T14:59:59Z', null],
  ['2026-11-01T15:00:00Z', '2026-10-01'],
  // Nine o'clock in summer.
  ['2026-04-01T13:59:59Z', null],
  ['2026-04-01T14:00:00Z', '2026-03-01'],
])('at %s the recap of the month %s is due', (now, month) => {
  expect(recapMonth(new Date(now))).toBe(month);
});

it('on a Saturday the first the reminder of a streak at risk comes an hour before', () => {
  const kinds = (now: Date) => listDueReminders(now).map(({ kind }) => kind);
  const [atEight, atNine] = [new Date('2027-05-01T13:00:00Z'), new Date('2027-05-01T14:00:00Z')];
  expect(kinds(atEight)).toContain('streak-at-risk');
  expect([recapMonth(atEight), recapMonth(atNine)]).toEqual([null, '2027-04-01']);
});

it('never comes before the month has ended, nor later than a week after it', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  let due = 0;
  fc.assert(
    fc.property(moments, (now) => {
      const month = recapMonth(now);
      if (month === null) return;
      due += 1;
      const hours = (now.getTime() - centralMonthOf(month).until.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(8);
      expect(hours).toBeLessThanOrEqual(7 * 24 + 1);
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(due).toBeGreaterThan(50);
});
