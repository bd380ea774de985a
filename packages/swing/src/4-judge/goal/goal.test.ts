import { isBallGoal, type Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmedView } from '../../../test/filmed-view.ts';
import { measured } from '../../../test/measured.ts';
import type { DatedVideo } from '../history/progress/measurement-progress.ts';
import { followGoal } from './follow-goal.ts';
import type { GoalPlan } from './goal-plan.ts';
import { openGoal } from './open-goal.ts';
import { limitOf } from './retest-size.ts';
import { swingAttempts } from './swing-attempts.ts';

const turned = (value: number, part: Partial<Measured> = {}): Measured =>
  measured(value, 12, { interval: { low: value - 12, high: value + 12 }, views: 'face-on', ...part });
const swing = (atMs: number, hips: number, part: Partial<DatedVideo> = {}): DatedVideo => ({
  atMs,
  club: 'driver',
  algorithm: 'swing-1',
  faceOn: filmedView,
  downTheLine: null,
  measurements: { hipRotationDeg: turned(hips), tempoRatio: measured(3, 0.2) },
  ...part,
});
const nearer = { ...filmedView, framing: { statureShare: 0.9, feetX: 0.5, feetY: 0.85 } };
/** Swings at moments 1, 2, 3 and so on. */
const swingsOf = (degs: readonly number[], from = 1) => degs.map((deg, index) => swing(from + index, deg));

interface Options {
  target?: number;
  before?: readonly DatedVideo[];
  from?: DatedVideo;
  looks?: number;
}
/** A goal set at moment 100 from a swing that reads low, after ten of about 30°. */
const open = ({
  target = 40,
  before = swingsOf([30, 31, 31, 29, 30, 32, 28, 30, 31, 29]),
  from = swing(100, 24),
  looks = 0,
}: Options = {}) =>
  openGoal({
    measurement: 'hipRotationDeg',
    target,
    swings: [...before, from],
    from,
    nowMs: 100,
    earlierLooks: looks,
    gainedSinceMs: null,
  });
function opened(options?: Options): GoalPlan {
  const plan = open(options);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}
/** The retest opens at moment 200: what is filmed before is training. */
const opensMs = (_: number, knownMs: number) => Math.max(knownMs + 1, 200);
const follow = (plan: GoalPlan, swings: readonly DatedVideo[]) => {
  const { measurement } = plan;
  return followGoal(plan, isBallGoal(measurement) ? [] : swingAttempts(measurement, swings), opensMs);
};
const since = (degs: readonly number[]) => swingsOf(degs, 201);

describe('a new goal', () => {
  it('starts at the usual level, not at the swing that made the golfer set it', () => {
    const plan = opened();
    expect(plan.before).toHaveLength(8);
    expect(plan.before.map(({ shown }) => shown)).not.toContain(24);
    expect(plan).toMatchObject({ direction: 1, sinceMs: 100, restartedMs: null });
  });

  it('plans fewer swings for a greater gain', () => {
    expect([opened({ target: 50 }).plannedSwings, opened({ target: 33 }).plannedSwings]).toEqual([4, 6]);
  });

  it('starts after an earlier gain, which must not count for it', () => {
    const before = swingsOf([20, 21, 19, 20, 21, 20, 38, 39, 40, 38, 39, 40]);
    expect(opened({ before, target: 50 }).before.map(({ shown }) => shown)).toEqual([38, 39, 40, 38, 39, 40]);
  });

  it('starts after an earlier loss, so that a target between the two levels can be set', () => {
    const before = swingsOf([40, 39, 41, 40, 41, 40, 22, 21, 22, 21, 22, 21]);
    expect(opened({ before, target: 35 }).before.map(({ shown }) => shown)).toEqual([22, 21, 22, 21, 22, 21]);
  });

  it.each([
    ['a number that was not measured', { from: swing(100, 24, { measurements: {} }) }, 'not-comparable'],
    [
      'a range without a number',
      { from: swing(100, 24, { measurements: { hipRotationDeg: turned(24, { isWide: true }) } }) },
      'not-comparable',
    ],
    [
      'only a bound',
      { from: swing(100, 24, { measurements: { hipRotationDeg: turned(24, { bound: 'at-most' }) } }) },
      'not-comparable',
    ],
    ['a target at the usual level', { target: 30 }, 'target-too-near'],
    ['a smaller turn', { target: 20 }, 'target-too-near'],
  ] as const)('is refused with %s', (_, options, reason) => {
    expect(open(options)).toBe(reason);
  });
});

describe('a goal that is followed', () => {
  const verdictOf = (degs: readonly number[], options?: Options) => follow(opened(options), since(degs)).verdict;

  it('is judged when the planned swings are there, and by no other', () => {
    const plan = opened();
    const planned = plan.plannedSwings ?? 0;
    const high = Array.from({ length: planned }, () => 45);
    expect(follow(plan, since(high.slice(1))).verdict).toBeNull();
    const verdict = follow(plan, since(high)).verdict;
    expect(verdict).toMatchObject({ ending: 'reached', start: 30, retest: 45, swings: planned });
    expect(follow(plan, since([...high, 0, 0, 0])).verdict).toEqual(verdict);
  });

  it.each([
    ['at the target', [44, 45, 46, 44, 45, 46], 'reached'],
    ['closer', [36, 37, 36, 37, 36, 37], 'gained'],
    ['nearer than the dial shows', [38, 39, 38, 39, 38, 39], 'reached'],
    ['the same', [30, 31, 29, 30, 31, 29], 'no-sure-change'],
    ['lower', [20, 21, 19, 20, 21, 19], 'no-sure-change'],
    ['at the target in swings that scatter too much', [10, 80, 12, 78, 11, 79], 'no-sure-change'],
  ] as const)('with swings that read %s', (_, degs, ending) => {
    expect(verdictOf(degs)?.ending).toBe(ending);
  });

  it('gives a gain that is likely a range without a loss, about the gain that the dial shows', () => {
    const range = verdictOf([45, 45, 45, 45, 45, 45])?.gainRange;
    expect(range?.low).toBeGreaterThan(0);
    expect(((range?.low ?? 0) + (range?.high ?? 0)) / 2).toBeCloseTo(15);
  });

  it('leaves out swings that were filmed from elsewhere, and counts them', () => {
    const course = follow(opened(), [swing(201, 60, { faceOn: nearer }), swing(202, 31)]);
    expect(course).toMatchObject({ leftOut: ['other-filming'], retest: [{ shown: 31 }] });
    expect(follow(opened(), [swing(201, 60, { club: '7-iron' })])).toMatchObject({
      leftOut: [],
      retest: [],
    });
  });

  it('names the swings that do not show its number, by the filming or by what is seen', () => {
    const unread = { measurements: {} };
    const swings = [swing(201, 0, { ...unread, faceOn: nearer }), swing(202, 0, unread), swing(203, 31)];
    expect(follow(opened(), swings)).toMatchObject({ leftOut: ['other-filming', 'bound'], retest: [{ shown: 31 }] });
    const newer = swing(201, 0, { ...unread, algorithm: 'swing-2' });
    expect(follow(opened(), [newer])).toMatchObject({ leftOut: ['other-version'], plan: { restartedMs: null } });
  });

  it('measures its start first where fewer than three swings show it', () => {
    const plan = opened({ before: swingsOf([30]) });
    expect(plan.plannedSwings).toBeNull();
    const first = [swing(101, 30), swing(102, 29)];
    const course = follow(plan, [...first, ...since([44])]);
    expect(course).toMatchObject({ start: [{ shown: 30 }, { shown: 30 }, { shown: 29 }], retest: [{ shown: 44 }] });
    expect(course.plan).toMatchObject({ before: course.start, sinceMs: 102, opensMs: 200 });
    // A deleted swing of the start draws no other one.
    expect(follow(course.plan, since([44]))).toMatchObject({ start: course.start, retest: [{ shown: 44 }] });
  });

  it('counts swings before its retest opens for neither start nor retest', () => {
    const course = follow(opened(), [...swingsOf([60, 61, 62, 63, 64, 65, 66], 101), swing(201, 31)]);
    expect(course).toMatchObject({ start: opened().before, retest: [{ shown: 31 }], verdict: null });
  });

  it('turns around for a tempo whose measured start lies on the other side of the target', () => {
    const tempo = (atMs: number, value: number) =>
      swing(atMs, 30, { measurements: { tempoRatio: measured(value, 0.2) } });
    const plan = openGoal({
      measurement: 'tempoRatio',
      target: 3,
      swings: [tempo(100, 2.5)],
      from: tempo(100, 2.5),
      nowMs: 100,
      earlierLooks: 0,
      gainedSinceMs: null,
    });
    if (typeof plan === 'string') throw new Error(plan);
    const course = follow(
      plan,
      [3.6, 3.7, 3.5].map((value, index) => tempo(101 + index, value)),
    );
    expect([plan.direction, course.plan.direction, course.verdict]).toEqual([1, -1, null]);
  });

  it('ends where the measured start lies at the target: the first swing was an exception', () => {
    expect(follow(opened({ before: [] }), since([41, 42, 40])).verdict).toMatchObject({
      ending: 'already-there',
      retest: null,
    });
  });
});

describe('a new version of the analysis', () => {
  const newer = (atMs: number, deg: number) => swing(atMs, deg, { algorithm: 'swing-2' });

  it('ends no goal: its start is measured again, and nothing is compared across the versions', () => {
    const course = follow(opened(), [...since([31, 30]), newer(205, 50), newer(206, 51)]);
    expect(course).toMatchObject({ verdict: null, plan: { restartedMs: 205, before: [], plannedSwings: null } });
    expect(course.start.map(({ shown }) => shown)).toEqual([50, 51]);
    const judged = [50, 51, 49, 66, 67, 66, 67, 66, 67].map((deg, index) => newer(205 + index, deg));
    const later = follow({ ...course.plan, target: 60 }, judged);
    expect(later.verdict).toMatchObject({ ending: 'reached', start: 50 });
  });

  it('keeps the filming of before, also where its first swing was filmed from elsewhere', () => {
    const elsewhere = swing(205, 60, { algorithm: 'swing-2', faceOn: nearer });
    const course = follow(opened(), [elsewhere, newer(206, 31), newer(207, 30)]);
    expect(course.start.map(({ shown }) => shown)).toEqual([31, 30]);
    expect(course.leftOut).toEqual(['other-filming']);
  });

  it('restarts a goal once, however often it is followed', () => {
    const swings = [newer(205, 30), newer(206, 31)];
    const { plan } = follow(opened(), swings);
    expect(follow(plan, swings).plan).toEqual(plan);
  });
});

it('every earlier goal that was looked at makes the next one stricter', () => {
  const limits = [0, 1, 2, 3, 4, 5, 9].map((looks) => limitOf(opened({ looks })));
  expect(limits.toSorted((one, other) => one - other)).toEqual(limits);
  expect(new Set(limits).size).toBe(6);
});

it('the judgement does not depend on the order of the swings, and the same swings give the same', () => {
  const degs = fc.array(fc.double({ min: 10, max: 70, noNaN: true }), { minLength: 0, maxLength: 12 });
  fc.assert(
    fc.property(degs, (all) => {
      const swings = since(all);
      const course = follow(opened(), swings);
      expect(follow(opened(), swings.toReversed())).toEqual(course);
      expect(follow(course.plan, swings)).toEqual(course);
      expect(course.verdict === null).toBe(all.length < (course.plan.plannedSwings ?? 99));
    }),
  );
});

it('higher swings in a retest never make a gain less sure', () => {
  const order = ['no-sure-change', 'gained', 'reached'];
  fc.assert(
    fc.property(
      fc.double({ min: 20, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (deg, more) => {
        const rankOf = (level: number) =>
          order.indexOf(follow(opened(), since(Array.from({ length: 6 }, () => level))).verdict?.ending ?? '');
        expect(rankOf(deg + more)).toBeGreaterThanOrEqual(rankOf(deg));
      },
    ),
  );
});
