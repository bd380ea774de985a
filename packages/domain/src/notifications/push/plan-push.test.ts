import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { centralDayKey } from '../../calendar/central-day-key.ts';
import { planPush } from './plan-push.ts';

const plan = (now: string, timeZone: string, { type = 'analysis' as 'analysis' | 'streak', at = now } = {}) =>
  planPush({ type, at: new Date(at), now: new Date(now), timeZone });

it.each([
  ['noon in Denver', '2026-11-24T19:00:00Z', 'America/Denver', '2026-11-24T19:00:00Z', '2026-11-25T04:00:00Z'],
  ['five in the morning', '2026-11-24T12:00:00Z', 'America/Denver', '2026-11-24T15:00:00Z', '2026-11-25T04:00:00Z'],
  ['nine in the evening', '2026-11-25T04:00:00Z', 'America/Denver', '2026-11-25T15:00:00Z', '2026-11-26T04:00:00Z'],
  [
    'Friday night in Boston',
    '2026-11-28T03:00:00Z',
    'America/New_York',
    '2026-11-28T15:00:00Z',
    '2026-11-29T02:00:00Z',
  ],
  [
    'Friday night in Reno',
    '2026-11-28T06:00:00Z',
    'America/Los_Angeles',
    '2026-11-28T16:00:00Z',
    '2026-11-29T05:00:00Z',
  ],
  ['Friday night in Riga', '2026-11-27T20:00:00Z', 'Europe/Riga', '2026-11-28T15:00:00Z', '2026-11-28T19:00:00Z'],
  ['Saturday in Boston', '2026-11-28T13:30:00Z', 'America/New_York', '2026-11-28T13:30:00Z', '2026-11-29T02:00:00Z'],
  ['a zone that does not exist', '2026-11-24T12:00:00Z', 'Moon/Base', '2026-11-24T14:00:00Z', '2026-11-25T03:00:00Z'],
  ['the evening of Hawaii', '2026-11-25T05:00:00Z', 'Pacific/Honolulu', '2026-11-25T05:00:00Z', '2026-11-25T06:00:00Z'],
  [
    'the morning that skips an hour',
    '2026-03-08T09:00:00Z',
    'America/Chicago',
    '2026-03-08T13:00:00Z',
    '2026-03-09T02:00:00Z',
  ],
])('%s', (_, now, timeZone, dueAt, until) => {
  expect(plan(now, timeZone)).toMatchObject({ dueAt: new Date(dueAt), until: new Date(until) });
});

it('a streak at risk is sent while its week lasts, wherever the golfer is', () => {
  const saturdayAtEight = '2026-11-28T14:00:00Z';
  expect(plan(saturdayAtEight, 'Asia/Tokyo', { type: 'streak' })).toMatchObject({ day: '2026-11-28' });
  // The morning after is Sunday in US Central time.
  const night = '2026-11-29T03:30:00Z';
  expect(plan(night, 'America/Chicago', { type: 'streak' })).toBeNull();
  expect(plan('2026-11-30T15:00:00Z', 'America/Chicago', { type: 'streak', at: saturdayAtEight })).toBeNull();
});

it('a recap that is written in the night comes in the morning of its day', () => {
  const at = '2026-12-01T14:00:00Z';
  expect(planPush({ type: 'recap', at: new Date(at), now: new Date(at), timeZone: 'Pacific/Honolulu' })).toMatchObject({
    dueAt: new Date('2026-12-01T18:00:00Z'),
    day: '2026-12-01',
  });
});

it('an analysis of the day before is no news', () => {
  const at = '2026-11-24T15:00:00Z';
  expect(plan('2026-11-25T14:30:00Z', 'America/Chicago', { at })).toMatchObject({
    until: new Date('2026-11-25T15:00:00Z'),
  });
  expect(plan('2026-11-25T15:00:00Z', 'America/Chicago', { at })).toBeNull();
});

it('every plan is by day where the golfer is, on one US Central day, and starts within fifteen hours, or on a Saturday 21', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const hoursUntil = (day: string) => (DateTime.fromISO(day).weekday === 6 ? 21 : 15);
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(instant, zones, fc.constantFrom('analysis' as const, 'streak' as const), (now, timeZone, type) => {
      const planned = planPush({ type, at: now, now, timeZone });
      if (planned === null) return type === 'streak';
      const hours = [planned.dueAt, new Date(planned.until.getTime() - 1)].map(
        (each) => DateTime.fromJSDate(each, { zone: timeZone }).hour,
      );
      const days = new Set([planned.dueAt, new Date(planned.until.getTime() - 1)].map(centralDayKey));
      return (
        hours.every((hour) => hour >= 8 && hour < 21) &&
        days.size === 1 &&
        days.has(planned.day) &&
        planned.dueAt >= now &&
        planned.dueAt.getTime() - now.getTime() < hoursUntil(planned.day) * 3_600_000
      );
    }),
    { numRuns: 2_000 },
  );
});
