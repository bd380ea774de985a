import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centralDayKey } from './central-day-key.ts';
import { centralDay, centralMonth, centralWeek, centralWeekKey } from './us-central.ts';

const iso = (period: { from: Date; until: Date }) => [period.from.toISOString(), period.until.toISOString()];
const hours = (period: { from: Date; until: Date }) => (period.until.getTime() - period.from.getTime()) / 3_600_000;

describe('the week from Sunday to Sunday in US Central time', () => {
  it.each([
    ['a Wednesday', '2026-11-18T12:00:00Z', '2026-11-15T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['its first instant', '2026-11-15T06:00:00Z', '2026-11-15T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['the instant before', '2026-11-15T05:59:59.999Z', '2026-11-08T06:00:00.000Z', '2026-11-15T06:00:00.000Z'],
    ['spring forward', '2026-03-10T12:00:00Z', '2026-03-08T06:00:00.000Z', '2026-03-15T05:00:00.000Z'],
    ['fall back', '2026-11-04T12:00:00Z', '2026-11-01T05:00:00.000Z', '2026-11-08T06:00:00.000Z'],
    ['over the new year', '2027-01-01T12:00:00Z', '2026-12-27T06:00:00.000Z', '2027-01-03T06:00:00.000Z'],
  ])('%s', (_, now, from, until) => {
    expect(iso(centralWeek(new Date(now)))).toEqual([from, until]);
  });

  it('is an hour shorter or longer when the clocks change', () => {
    expect(hours(centralWeek(new Date('2026-03-10T12:00:00Z')))).toBe(167);
    expect(hours(centralWeek(new Date('2026-11-04T12:00:00Z')))).toBe(169);
  });

  it('has the Sunday’s date as its key', () => {
    expect(centralWeekKey(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-15');
    expect(centralWeekKey(new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-15');
    expect(centralWeekKey(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
  });
});

it('names a day by its date in US Central time', () => {
  expect(centralDayKey(new Date('2026-11-02T05:59:59.999Z'))).toBe('2026-11-01');
  expect(centralDayKey(new Date('2026-11-02T06:00:00Z'))).toBe('2026-11-02');
});

describe('any instant', () => {
  const instant = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true });

  it.each([
    ['week', centralWeek],
    ['day', centralDay],
    ['month', centralMonth],
  ])('lies in its %s, and the next one begins where it ends', (_, periodOf) => {
    fc.assert(
      fc.property(instant, (now) => {
        const period = periodOf(now);
        expect(period.from.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(period.until.getTime());
        expect(periodOf(period.until).from).toEqual(period.until);
        expect(periodOf(new Date(period.until.getTime() - 1))).toEqual(period);
      }),
    );
  });
});

it('knows days of 23 and 25 hours and the months', () => {
  expect(hours(centralDay(new Date('2026-03-08T12:00:00Z')))).toBe(23);
  expect(hours(centralDay(new Date('2026-11-01T12:00:00Z')))).toBe(25);
  expect(iso(centralMonth(new Date('2026-11-01T05:30:00Z')))).toEqual([
    '2026-11-01T05:00:00.000Z',
    '2026-12-01T06:00:00.000Z',
  ]);
});
