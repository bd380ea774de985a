import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../calendar/day-keys.ts';
import {
  canBeJudged,
  changedDueRange,
  type DatedGoal,
  dueDays,
  dueDaysOf,
  hasTimeForRetest,
  isDueIn,
  lastDayOfAnalysis,
  missingStart,
  newDueRange,
  nextFilmingDay,
  opensOn,
  startDueOn,
} from './goal-days.ts';

const today = '2026-11-24';
const swings = (count: number) => Array.from({ length: count }, () => 0);
const goal: DatedGoal = {
  startedOn: today,
  knownOn: today,
  opensOn: '2027-01-05',
  plannedSwings: 4,
  start: swings(8),
  retest: [],
};

it.each([
  ['a swing a week before the date', { dueOn: '2027-02-02', knownOn: today, swings: 4 }, '2027-01-05'],
  ['not before two weeks of training', { dueOn: '2026-12-22', knownOn: today, swings: 4 }, '2026-12-08'],
])('a retest opens %s', (_, asked, day) => {
  expect(opensOn(asked)).toBe(day);
});

it('waits for an analysis until the second day after the date', () => {
  expect(lastDayOfAnalysis('2026-12-31')).toBe('2027-01-02');
});

it.each([
  ['with a known start', 0, 4, '2027-01-05'],
  ['with three swings to go', 3, 6, '2027-02-09'],
])('a new goal %s leaves time for every swing and for training', (_, missing, planned, earliest) => {
  expect(newDueRange(today, missing, planned)).toEqual({ earliest, latest: '2027-05-25' });
});

describe('the date of an open goal', () => {
  it.each<[string, Partial<DatedGoal>, string, string]>([
    ['moves before the retest opens', {}, '2026-12-01', '2027-01-05'],
    ['leaves the retest its weeks after the training', {}, '2026-12-20', '2027-01-17'],
    ['counts the swings of the day on which it opens', { retest: swings(1) }, '2027-01-05', '2027-01-26'],
    ['can be the last day of half a year', {}, '2027-04-27', '2027-05-25'],
    ['moves by the swings that are missing once it has opened', { retest: swings(3) }, '2027-01-10', '2027-01-17'],
    [
      'leaves time for a start that is not known',
      { opensOn: null, plannedSwings: null, start: [] },
      today,
      '2027-02-09',
    ],
  ])('%s', (_, part, day, earliest) => {
    expect(changedDueRange({ ...goal, ...part }, day)).toEqual({ earliest, latest: '2027-05-25' });
  });

  it('stays where half a year leaves no other one', () => {
    expect(changedDueRange(goal, '2027-05-10')).toBeNull();
    expect(isDueIn('2027-05-25', null)).toBe(false);
  });
});

it('the start lacks the swings that it has not', () => {
  expect([0, 1, 2, 3, 8].map((count) => missingStart(swings(count)))).toEqual([3, 2, 1, 0, 0]);
});

it.each([
  ['as long as the date can wait for them', { dueOn: '2027-04-06', missing: 3, lastSwingOn: today }, '2027-01-19'],
  ['later when fewer are missing', { dueOn: '2027-04-06', missing: 1, lastSwingOn: today }, '2027-02-02'],
  [
    'a week after the goal was set for its first date',
    { dueOn: '2027-02-09', missing: 3, lastSwingOn: today },
    '2026-12-01',
  ],
  ['a week after the last swing', { dueOn: '2027-02-09', missing: 2, lastSwingOn: '2026-12-04' }, '2026-12-11'],
])('the swings of a start are asked for %s', (_, asked, day) => {
  expect(startDueOn(asked)).toBe(day);
});

it('golfers who film a swing a week are not asked for their start, whatever date they have chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 90 }), (missing, later) => {
      const dueOn = addDays(newDueRange(today, missing).earliest, later);
      for (let week = 0; week < missing; week++) {
        const [lastSwingOn, nextSwingOn] = [addDays(today, 7 * week), addDays(today, 7 * (week + 1))];
        const dayAsked = startDueOn({ dueOn, missing: missing - week, lastSwingOn });
        expect(dayAsked >= nextSwingOn).toBe(true);
      }
    }),
  );
});

it('offers dates four weeks apart, and that of an open goal among them', () => {
  const days = ['2027-02-09', '2027-03-09', '2027-04-06', '2027-05-04'];
  expect(dueDays(today, 3)).toEqual(days);
  const dueRange = newDueRange(today, 3);
  expect(dueDaysOf({ dueOn: '2027-03-01', dueRange })).toEqual(['2027-02-09', '2027-03-01', ...days.slice(1)]);
  expect(dueDaysOf({ dueOn: '2027-03-09', dueRange })).toEqual(days);
  expect(dueDaysOf({ dueOn: '2027-03-01', dueRange: null })).toEqual(['2027-03-01']);
  const inRange = ['2027-02-08', '2027-02-09', '2027-05-25', '2027-05-26'].map((day) => isDueIn(day, dueRange));
  expect(inRange).toEqual([false, true, true, false]);
});

it('offers dates that are taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), (missing) => {
      const range = newDueRange(today, missing);
      for (const day of dueDays(today, missing)) expect(isDueIn(day, range)).toBe(true);
      const [own, ...others] = dueDaysOf({ dueOn: addDays(range.earliest, -1), dueRange: range });
      expect([own, others.every((day) => isDueIn(day, range))]).toEqual([addDays(range.earliest, -1), true]);
    }),
  );
});

test.each([
  // Two more swings of the start, two weeks of training and three more swings of a retest of four.
  [3, '2026-03-01', '2026-04-19', true],
  [3, '2026-03-01', '2026-04-18', false],
  [1, '2026-03-01', '2026-04-05', true],
  [1, '2026-03-01', '2026-04-04', false],
  [0, '2026-03-01', '2026-04-05', true],
])('with %i missing swings on %s, a goal of %s can be judged: %s', (missing, today, dueOn, isPossible) => {
  expect(canBeJudged(today, dueOn, missing)).toBe(isPossible);
});

it('a club whose week is used is filmed again from Sunday on', () => {
  const days = ['2026-05-09', '2026-05-10', '2026-05-16'].map(nextFilmingDay);
  expect(days).toEqual(['2026-05-10', '2026-05-17', '2026-05-17']);
});

describe('the time for a retest', () => {
  const read = {
    measurement: 'hipRotationDeg',
    dueOn: '2026-06-01',
    opensOn: '2026-05-04',
    startNeeds: 3,
    startSwings: 8,
    plannedSwings: 4,
    retestSwings: 0,
  } as const;
  const unknown = { ...read, opensOn: null, plannedSwings: null, startSwings: 1 };

  // 2026-05-10 and 2026-05-31 are Sundays.
  test.each([
    ['that opens in time', read, '2026-04-01', true],
    [
      'whose fourth week begins on its last day',
      { ...read, opensOn: '2026-05-16', dueOn: '2026-05-31' },
      '2026-04-01',
      true,
    ],
    ['whose fourth week begins after its date', { ...read, opensOn: '2026-05-17' }, '2026-04-01', false],
    ['that was begun in time', { ...read, retestSwings: 2 }, '2026-05-30', true],
    ['that was begun too late', { ...read, retestSwings: 1 }, '2026-05-31', false],
    ['of days of shots', { ...read, measurement: 'spinRpm', opensOn: '2026-05-29' }, '2026-04-01', true],
    [
      'of days of shots that opens too late',
      { ...read, measurement: 'spinRpm', opensOn: '2026-05-30' },
      '2026-04-01',
      false,
    ],
    // The second missing swing can be filmed on the next Sunday, 19 April, and the retest begins in the week of 3 May.
    ['without a start', { ...unknown, dueOn: '2026-05-24' }, '2026-04-18', true],
    ['without a start, too late', { ...unknown, dueOn: '2026-05-23' }, '2026-04-18', false],
  ] as const)('of a goal %s', (_, goalOf, on, isPossible) => {
    expect(hasTimeForRetest(goalOf, on)).toBe(isPossible);
  });
});
