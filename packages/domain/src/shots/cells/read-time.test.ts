import type { DateOrder } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { findDateOrder, readTime } from './read-time.ts';

const read = (cell: string | number, clock?: string | number, order: DateOrder = 'month-first') =>
  readTime(cell, clock, { order, timeZone: 'America/Chicago' })?.at.toISOString() ?? null;

describe('a time', () => {
  it.each<[string | number, string | number | undefined, DateOrder, string | null]>([
    ['5/6/2026 6:58:02 PM', undefined, 'month-first', '2026-05-06T23:58:02.000Z'],
    ['05/06/26 18:58', undefined, 'day-first', '2026-06-05T23:58:00.000Z'],
    ['26.11.25 12:38:50', undefined, 'day-first', '2025-11-26T18:38:50.000Z'],
    ['2026-05-06 18:58:02', undefined, 'month-first', '2026-05-06T23:58:02.000Z'],
    ['2026-05-06T18:58:02Z', undefined, 'month-first', '2026-05-06T18:58:02.000Z'],
    ['2026-05-06T18:58:02.123+02:00', undefined, 'month-first', '2026-05-06T16:58:02.000Z'],
    ['2026.01.25', undefined, 'month-first', '2026-01-25T18:00:00.000Z'],
    ['03-12-2026', undefined, 'month-first', '2026-03-12T17:00:00.000Z'],
    ['Feb 12, 2026', undefined, 'month-first', '2026-02-12T18:00:00.000Z'],
    ['2026-05-06 18:58:02 +0200', undefined, 'month-first', '2026-05-06T16:58:02.000Z'],
    ['2026-05-06T18:58:02-0530', undefined, 'month-first', '2026-05-07T00:28:02.000Z'],
    ['24 Nov 2025 10:00', undefined, 'month-first', '2025-11-24T16:00:00.000Z'],
    ['24 November 2025', undefined, 'month-first', '2025-11-24T18:00:00.000Z'],
    ['24-Nov-2025 1:05 PM', undefined, 'month-first', '2025-11-24T19:05:00.000Z'],
    ['PRACTICE: 07/09/2026 • 01:40 PM', undefined, 'month-first', '2026-07-09T18:40:00.000Z'],
    ['Rapsodo MLM2PRO: A Name - 04/24/2026 12:05 AM', undefined, 'month-first', '2026-04-24T05:05:00.000Z'],
    ['3/19/26', '10:30', 'month-first', '2026-03-19T15:30:00.000Z'],
    ['3/19/26', '14:05:33.250', 'month-first', '2026-03-19T19:05:33.000Z'],
    ['3/19/26', '14:05:33,25', 'month-first', '2026-03-19T19:05:33.000Z'],
    ['3/19/26', '2:05 p.m.', 'month-first', '2026-03-19T19:05:00.000Z'],
    ['3/19/26', '2:05:33.250 P.M.', 'month-first', '2026-03-19T19:05:33.000Z'],
    ['3/19/26', '12:05 a.m.', 'month-first', '2026-03-19T05:05:00.000Z'],
    ['3/19/26', '12:05PM', 'month-first', '2026-03-19T17:05:00.000Z'],
    ['3/19/26 2:05:33.250 p.m.', undefined, 'month-first', '2026-03-19T19:05:33.000Z'],
    [46_148.5, undefined, 'month-first', '2026-05-06T17:00:00.000Z'],
    [46_148, 0.75, 'month-first', '2026-05-06T23:00:00.000Z'],
    ['13/40/2026', undefined, 'month-first', null],
    ['yesterday', undefined, 'month-first', null],
    ['1/1/1970', undefined, 'month-first', null],
    [12, undefined, 'month-first', null],
    ['', undefined, 'month-first', null],
  ])('%j %j, %s', (cell, clock, order, expected) => {
    expect(read(cell, clock, order)).toBe(expected);
  });
});

it.each<[string | number, string | number | undefined, boolean]>([
  ['5/6/2026 6:58:02 PM', undefined, true],
  ['5/6/2026 12:00', undefined, true],
  ['24 Nov 2025 10:00', undefined, true],
  ['3/19/26', '10:30', true],
  ['3/19/26', '14:05:33.250', true],
  ['3/19/26', '2:05 p.m.', true],
  ['3/19/26', '2 in the afternoon', false],
  [46_148.5, undefined, true],
  [46_148, 0.75, true],
  ['2026.01.25', undefined, false],
  ['24 November 2025', undefined, false],
  ['3/19/26', '', false],
  [46_148, undefined, false],
])('%j %j says the time of day: %s', (cell, clock, expected) => {
  const options = { order: 'month-first', timeZone: 'America/Chicago' } as const;
  expect(readTime(cell, clock, options)?.hasTimeOfDay).toBe(expected);
});

it.each<[string[], DateOrder, string | null]>([
  [['05/09/26', '28/08/26'], 'day-first', null],
  [['05/09/26', '08/28/26'], 'month-first', null],
  [['05.09.26'], 'day-first', null],
  [['05/09/26'], 'month-first', '05/09/26'],
  [['05-09-2026 10:00', '05-10-2026 10:00'], 'month-first', '05-09-2026'],
  [['05/05/26'], 'month-first', null],
  [['5/9/26 and more', '24 Nov 2025'], 'month-first', '5/9/26'],
  [['2026-28-08'], 'month-first', null],
  [['12/01/2026 10:00', '11/01/2026 10:00'], 'day-first', null],
  [['10/11/2026'], 'month-first', '10/11/2026'],
  // The 12th of a month that is to come.
  [['11/12/2026'], 'month-first', null],
  [['05/01/26', '12/01/26'], 'day-first', null],
  [['11/23/2026', '12/01/2026'], 'month-first', null],
  // Late in either order: the clock was wrong.
  [['12/11/2027'], 'month-first', '12/11/2027'],
  [[], 'month-first', null],
])('the order of %j', (texts, order, openDate) => {
  const latest = new Date('2026-11-26T10:00:00Z');
  expect(findDateOrder(texts, { latest, timeZone: 'UTC' })).toEqual({ order, openDate });
});
