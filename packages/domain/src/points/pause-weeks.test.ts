import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import { countPausesLeft, listPausableWeeks, refuseChange, refusePause } from './pause-weeks.ts';

/** A Tuesday. */
const today = '2026-11-24';
const thisWeek = '2026-11-22';
const facts = (pausedWeeks: readonly string[], trainedDays: readonly string[] = []) => ({ pausedWeeks, trainedDays });

describe('a pause', () => {
  const four = ['2026-02-01', '2026-05-03', '2026-07-05', '2026-09-06'];
  it.each([
    ['of this week is possible', facts([]), thisWeek, null],
    ['of a week ahead is possible', facts([]), '2026-11-29', null],
    ['may lie eight weeks ahead', facts([]), '2027-01-17', null],
    ['may not lie nine weeks ahead', facts([]), '2027-01-24', 'week-too-far'],
    ['begins on a Sunday', facts([]), '2026-11-23', 'week-not-sunday'],
    ['of a week that is over comes too late', facts([]), '2026-11-15', 'week-over'],
    ['of a trained week is not needed', facts([], [today]), thisWeek, 'week-trained'],
    ['of a trained week stays', facts([thisWeek], [today]), thisWeek, null],
    ['is the last after three', facts(four.slice(1)), thisWeek, null],
    ['is one too many after four', facts(four), thisWeek, 'pause-limit-reached'],
    ['stays when four are used', facts([...four.slice(1), thisWeek]), thisWeek, null],
    ['of the new year is counted there', facts(four), '2027-01-03', null],
    ['of a week over the new year is counted in the old', facts(four), '2026-12-27', 'pause-limit-reached'],
    ['comes back if its week was trained', facts(four, ['2026-05-09']), thisWeek, null],
  ])('%s', (_, known, week, refusal) => {
    expect(refusePause(known, week, today)).toBe(refusal);
  });

  it('can be taken back until its week ends', () => {
    expect(refuseChange(thisWeek, '2026-11-28')).toBeNull();
    expect(refuseChange(thisWeek, '2026-11-29')).toBe('week-over');
    expect(refuseChange('2026-11-24', today)).toBe('week-not-sunday');
  });

  it('is counted once, by its year', () => {
    expect(countPausesLeft(facts(['2026-12-27', '2026-12-27', '2027-01-03']), thisWeek)).toBe(3);
    expect(countPausesLeft(facts([...four, thisWeek]), thisWeek)).toBe(0);
  });
});

it('lists the weeks that can be paused', () => {
  expect(listPausableWeeks(facts([]), today)).toEqual(
    Array.from({ length: 9 }, (_, ahead) => addDays(thisWeek, 7 * ahead)),
  );
  expect(listPausableWeeks(facts(['2026-11-29'], [today]), today)[0]).toBe('2026-12-06');
  const four = ['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13'];
  expect(listPausableWeeks(facts(four), today)).toEqual(['2027-01-03', '2027-01-10', '2027-01-17']);
});

it('at most four weeks of a year without training are paused, whatever a golfer does in which order', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), ahead: fc.integer({ min: -1, max: 9 }) }),
    fc.record({ kind: fc.constant('train' as const) }),
  );
  fc.assert(
    fc.property(fc.array(action, { minLength: 20, maxLength: 80 }), (actions) => {
      let now = '2026-08-20';
      const trained = new Set<string>();
      const paused = new Set<string>();
      for (const act of actions) {
        if (act.kind === 'wait') now = addDays(now, act.days);
        else if (act.kind === 'train') trained.add(now);
        else {
          const week = addDays(weekOfDay(now), 7 * act.ahead);
          const known = { trainedDays: trained, pausedWeeks: paused };
          if (act.kind === 'pause' && refusePause(known, week, now) === null) paused.add(week);
          if (act.kind === 'resume' && refuseChange(week, now) === null) paused.delete(week);
        }
        const trainedWeeks = new Set([...trained].map(weekOfDay));
        const untrained = [...paused].filter((week) => !trainedWeeks.has(week));
        for (const year of ['2026', '2027', '2028']) {
          expect(untrained.filter((week) => week.startsWith(year)).length).toBeLessThanOrEqual(4);
        }
      }
    }),
  );
});
