import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centralDay, centralMonth, centralWeek, centralWeekKey } from './us-central.ts';

const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2070-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const before = (at: Date) => new Date(at.getTime() - 1);

it('weeks and days tile time: no gap, no overlap, over fifty years', () => {
  fc.assert(
    fc.property(moment, (at) => {
      for (const periodOf of [centralWeek, centralDay]) {
        const { from, until } = periodOf(at);
        expect(from.getTime() <= at.getTime() && at.getTime() < until.getTime()).toBe(true);
        expect(periodOf(until).from).toEqual(until);
        expect(periodOf(before(from)).until).toEqual(from);
        expect(periodOf(before(until))).toEqual({ from, until });
      }
    }),
    { numRuns: 500 },
  );
});

it('a week has one key from its first millisecond to its last, and no other week has it', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const { from, until } = centralWeek(at);
      expect([centralWeekKey(from), centralWeekKey(before(until))]).toEqual([centralWeekKey(at), centralWeekKey(at)]);
      expect(centralWeekKey(until) > centralWeekKey(at)).toBe(true);
      expect(new Date(centralWeekKey(at)).getUTCDay()).toBe(0);
    }),
    { numRuns: 500 },
  );
});

it('a period does not depend on those that were asked for before', () => {
  const nearby = fc.integer({ min: -40 * 24, max: 40 * 24 });
  fc.assert(
    fc.property(moment, fc.array(nearby, { maxLength: 5 }), (at, hoursAway) => {
      const periodsOf = () => [centralWeek, centralDay, centralMonth, centralWeekKey].map((find) => find(at));
      // A far moment, so that none of the periods is remembered.
      for (const find of [centralWeek, centralDay, centralMonth]) find(new Date('1990-06-15T12:00:00Z'));
      const fresh = periodsOf();
      for (const hours of hoursAway) {
        const away = new Date(at.getTime() + hours * 3_600_000);
        for (const find of [centralWeek, centralDay, centralMonth]) find(away);
      }
      expect(periodsOf()).toEqual(fresh);
    }),
  );
});
