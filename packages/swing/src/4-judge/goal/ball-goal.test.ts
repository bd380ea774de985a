import { type BallGoalMeasure, ballNumbers } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { describeSpread } from '../history/describe-spread.ts';
import { followGoal } from './follow-goal.ts';
import type { GoalPlan } from './goal-plan.ts';
import { openBallGoal } from './open-goal.ts';
import { type DayOfShots, shotAttempts } from './shot-attempts.ts';

const dayMs = 86_400_000;
const first = Date.parse('2026-03-01T12:00:00Z');
const dayOf = (index: number): string => new Date(first + index * dayMs).toISOString().slice(0, 10);
/** Shots of a day, whose spread is that of a good golfer. */
const dayWith = (index: number, mean: number, { n = 8, standardDeviation = 1.5 } = {}): DayOfShots => ({
  day: dayOf(index),
  average: { n, mean, standardDeviation, leftOut: 0 },
});
/** A day a week from an index on. */
const weekly = (from: number, means: readonly number[], options?: Parameters<typeof dayWith>[2]) =>
  means.map((mean, index) => dayWith(from + 7 * index, mean, options));

/** The goal is set on the evening of day 40; its retest opens on day 60. */
const nowMs = first + 40.7 * dayMs;
const opensMs = (_: number, knownMs: number) => Math.max(first + 59.7 * dayMs, knownMs + 14 * dayMs);

interface Options {
  measurement?: BallGoalMeasure;
  target?: number;
  days?: readonly DayOfShots[];
  value?: number;
}
const openFaces = weekly(0, [5, 6, 4, 5, 6]);
const open = ({
  measurement = 'faceAngleDeg',
  target = 1,
  days = [...openFaces, dayWith(40, 9)],
  value = 7,
}: Options = {}) =>
  openBallGoal({
    measurement,
    target,
    days,
    value,
    nowMs,
    changes: 'face',
    club: 'driver',
    earlierLooks: 0,
    gainedSinceMs: null,
  });
function opened(options?: Options): GoalPlan {
  const plan = open(options);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}
const follow = (plan: GoalPlan, days: readonly DayOfShots[], measurement: BallGoalMeasure = 'faceAngleDeg') =>
  followGoal(plan, shotAttempts(measurement, 'driver', days), opensMs);

describe('a goal for the flight of the ball', () => {
  it('starts at the usual level of days, without the newest, which made the golfer set it', () => {
    const plan = opened();
    expect(plan.before.map(({ shown }) => shown)).toEqual([5, 6, 4, 5, 6]);
    expect(plan).toMatchObject({ direction: -1, changes: 'face', reference: { club: 'driver' }, restartedMs: null });
    expect(plan.plannedSwings).toBeGreaterThanOrEqual(4);
  });

  it('starts at the last five days, since a gain of before must not count for it', () => {
    const days = [5, 6, 4, 5, 6, 5, 6, 4].map((mean, index) => dayWith(5 * index, mean));
    expect(opened({ days: [...days, dayWith(40, 9)] }).before.map(({ shown }) => shown)).toEqual([5, 6, 5, 6, 4]);
  });

  it('has no reading of a day with fewer than five shots', () => {
    const few = weekly(0, [5, 6, 4, 5], { n: 3, standardDeviation: 1.5 });
    expect(opened({ days: [...few, dayWith(35, 5)] }).before).toEqual([]);
  });

  it('counts the day on which it is set, and none before it, for nothing', () => {
    const course = follow(opened({ days: [] }), [...weekly(0, [0, 0, 0]), dayWith(40, 0), ...weekly(41, [5, 6])]);
    expect(course.start.map(({ shown }) => shown)).toEqual([5, 6]);
    expect(course.retest).toEqual([]);
  });

  it('starts with the first three days where fewer show it, and keeps them when a file is deleted', () => {
    const course = follow(opened({ days: [] }), weekly(41, [5, 6, 4]));
    expect(course).toMatchObject({ verdict: null, plan: { before: course.start } });
    const deleted = follow(course.plan, weekly(90, [9]));
    expect(deleted.start).toEqual(course.start);
  });

  it('ends where the measured start lies on the other side: it was set from an exception', () => {
    const course = follow(opened({ days: [] }), weekly(41, [-5, -6, -4]));
    expect(course.plan).toMatchObject({ direction: -1, target: 1 });
    expect(course.verdict).toMatchObject({ ending: 'already-there', start: -5 });
  });

  it('has no reading of four shots, among which a misread cannot be distinguished', () => {
    const four = (at: number) => dayWith(at, 5, { n: 4, standardDeviation: 1.5 });
    expect(opened({ days: [four(0), four(7), four(14), four(21)] }).before).toEqual([]);
    const [wild] = [dayWith(28, 5, { n: 3, standardDeviation: 12 })];
    const [spread] = shotAttempts('faceAngleDeg', 'driver', [dayWith(0, 5)]);
    expect(shotAttempts('faceAngleDeg', 'driver', [dayWith(0, 5), wild])).toMatchObject([spread, { reading: null }]);
    expect(follow(opened(), [...weekly(60, [4]), four(67)])).toMatchObject({ retest: [{}], leftOut: ['few-shots'] });
  });

  it.each([
    ['on the other side', { target: -1 }, 'target-too-near'],
    ['where the golfer already is', { target: 5 }, 'target-too-near'],
    ['farther out', { target: 8 }, 'target-too-near'],
    ['beyond a single shot that lies there', { days: [], value: 2, target: 2 }, 'target-too-near'],
    ['of a golfer whose days are straight', { days: [...weekly(0, [0, 1, 0, 1]), dayWith(40, 9)] }, 'level-usual'],
    [
      'of one whose days go to the other side',
      { days: [...weekly(0, [-4, -5, -4]), dayWith(40, 9)] },
      'level-other-side',
    ],
    ['of straight, too', { target: 0, days: [...weekly(0, [-4, -5, -4]), dayWith(40, 9)] }, 'level-other-side'],
  ] as const)('is refused for a target %s', (_, options, reason) => {
    expect(open(options)).toBe(reason);
  });
});

describe('a retest of days of shots', () => {
  it.each<[string, BallGoalMeasure, Options, number[], number[], string]>([
    ['straight faces', 'faceAngleDeg', {}, [5, 6, 4, 5, 6], [0, 1, 0, 1, 0, 1], 'reached'],
    ['straighter faces', 'faceAngleDeg', { target: 0 }, [6, 7, 5, 6, 7], [2, 2, 2, 2, 2, 2], 'gained'],
    ['faces as before', 'faceAngleDeg', {}, [5, 6, 4, 5, 6], [5, 5, 6, 4, 6, 5], 'no-sure-change'],
    ['faces that open more', 'faceAngleDeg', {}, [5, 6, 4, 5, 6], [9, 9, 9, 9, 9, 9], 'no-sure-change'],
    [
      'paths from the left',
      'clubPathDeg',
      { target: -1, value: -6 },
      [-6, -5, -6, -7],
      [0, -1, 0, 0, -1, 0],
      'reached',
    ],
    ['paths that cross over', 'clubPathDeg', { target: -1, value: -6 }, [-6, -5, -6, -7], [4, 4, 4, 4, 4, 4], 'gained'],
  ])('ends for %s', (_, measurement, options, before, retest, ending) => {
    const plan = opened({ measurement, days: [...weekly(0, before), dayWith(40, before[0] ?? 0)], ...options });
    expect(follow(plan, weekly(60, retest), measurement).verdict?.ending).toBe(ending);
  });

  it('is judged once, by the days that were planned', () => {
    const plan = opened();
    const planned = plan.plannedSwings ?? 0;
    const straight = Array.from({ length: planned }, () => 0.5);
    expect(follow(plan, weekly(60, straight.slice(1))).verdict).toBeNull();
    const { verdict } = follow(plan, weekly(60, straight));
    expect(verdict).toMatchObject({ ending: 'reached', swings: planned });
    expect(follow(plan, weekly(60, [...straight, 9, 9, 9])).verdict).toEqual(verdict);
  });

  it('shows gains in smash factor and in spin', () => {
    const spread = { n: 12, standardDeviation: 0.03 };
    const smash = opened({
      measurement: 'smashFactor',
      target: 1.45,
      value: 1.36,
      days: [...weekly(0, [1.38, 1.37, 1.39, 1.38], spread), dayWith(40, 1.36, spread)],
    });
    expect(smash.direction).toBe(1);
    const better = weekly(60, [1.46, 1.45, 1.46, 1.46, 1.45, 1.46], spread);
    expect(follow(smash, better, 'smashFactor').verdict?.ending).toBe('reached');
    const rpm = { n: 12, standardDeviation: 300 };
    const spin = opened({
      measurement: 'spinRpm',
      target: 3_000,
      value: 4_100,
      days: [...weekly(0, [4_000, 3_900, 4_100, 4_000], rpm), dayWith(40, 4_100, rpm)],
    });
    expect(spin.direction).toBe(-1);
    const less = weekly(60, [3_400, 3_300, 3_400, 3_300, 3_400, 3_300], rpm);
    expect(follow(spin, less, 'spinRpm').verdict?.ending).toBe('gained');
  });

  it('knows a day of many shots no better than its form', () => {
    const deviation = (n: number) =>
      shotAttempts('faceAngleDeg', 'driver', [dayWith(0, 5, { n, standardDeviation: 2 })])[0]?.reading
        ?.standardDeviation;
    expect(deviation(5)).toBeGreaterThan(deviation(40) ?? 9);
    expect(deviation(100_000)).toBeCloseTo(1, 2);
  });
});

describe('golfers whose days differ by half of the spread of their shots', () => {
  const golfers = 1_000;
  const spreadDeg = 3;
  const shotsADay = 8;

  /** The share of golfers whose goal of 1° ends with a likely gain, of those who usually point 6° right and then nearer to straight. */
  function shareOfGains(gainDeg: number): number {
    const normal = openNormal(20_261_129 + gainDeg);
    const daysAt = (from: number, count: number, usualDeg: number): DayOfShots[] =>
      Array.from({ length: count }, (_, index) => {
        const formDeg = usualDeg + 0.5 * spreadDeg * normal();
        const shots = Array.from({ length: shotsADay }, () => formDeg + spreadDeg * normal());
        return { day: dayOf(from + 7 * index), average: { ...describeSpread(shots), leftOut: 0 } };
      });
    const gained = Array.from({ length: golfers }, () => {
      const plan = open({ days: daysAt(0, 6, 6) });
      if (typeof plan === 'string') return false;
      const ending = follow(plan, daysAt(60, 6, 6 - gainDeg)).verdict?.ending;
      return ending === 'reached' || ending === 'gained';
    });
    return gained.filter(Boolean).length / golfers;
  }

  it('read a gain without one in about one of twenty cases', () => {
    expect(shareOfGains(0)).toBeLessThan(0.07);
  });

  it('see a gain of 3° more often than not', () => {
    expect(shareOfGains(3)).toBeGreaterThan(0.5);
  });
});

/** Numbers with a normal distribution about 0, by Box and Muller. */
function openNormal(seed: number): () => number {
  const random = seededRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

it('does not depend on the order of the days, and the same days give the same', () => {
  const means = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { maxLength: 10 });
  fc.assert(
    fc.property(means, (all) => {
      const days = weekly(60, all);
      const course = follow(opened(), days);
      expect(follow(opened(), days.toReversed())).toEqual(course);
      expect(follow(course.plan, days)).toEqual(course);
    }),
  );
});

it('reads equal shots with the error of the shown digits, so that no day outweighs all others', () => {
  const [even] = shotAttempts('smashFactor', 'driver', [dayWith(0, 1.4, { n: 5, standardDeviation: 0 })]);
  expect(even?.reading?.standardDeviation).toBeGreaterThan(10 ** -ballNumbers.smashFactor.digits / 10);
});
