import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmedView } from '../../../../test/filmed-view.ts';
import { measured } from '../../../../test/measured.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import { followGoal } from './follow-goal.ts';
import type { GoalPlan } from './goal-plan.ts';
import { openGoal } from './open-goal.ts';
import { limitOf } from './retest-size.ts';

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
  before = swingsOf([30, 31, 29, 30, 32, 28, 30, 31, 29, 30]),
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
const since = (degs: readonly number[]) => swingsOf(degs, 101);

describe('a new goal', () => {
  it('starts at the usual level, not at the swing that made the golfer set it', () => {
    const plan = opened();
    expect(plan.before).toHaveLength(10);
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

  it('keeps an earlier loss in its start: a way back is no gain', () => {
    const before = swingsOf([40, 39, 41, 40, 41, 40, 22, 21, 22, 21, 22, 21]);
    expect(opened({ before, target: 60 }).before).toHaveLength(12);
  });

  it.each([
    ['a number that was not measured', { from: swing(100, 24, { measurements: {} }) }, 'not-comparable'],
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
  const verdictOf = (degs: readonly number[], options?: Options) => followGoal(opened(options), since(degs)).verdict;

  it('is judged when the planned swings are there, and by no other', () => {
    const plan = opened();
    const planned = plan.plannedSwings ?? 0;
    const high = Array.from({ length: planned }, () => 45);
    expect(followGoal(plan, since(high.slice(1))).verdict).toBeNull();
    const verdict = followGoal(plan, since(high)).verdict;
    expect(verdict).toMatchObject({ ending: 'reached', start: 30, retest: 45, swings: planned });
    expect(followGoal(plan, since([...high, 0, 0, 0])).verdict).toEqual(verdict);
  });

  it.each([
    ['at the target', [44, 45, 46, 44, 45, 46], 'reached'],
    ['closer', [38, 39, 38, 39, 38, 39], 'gained'],
    ['the same', [30, 31, 29, 30, 31, 29], 'no-sure-change'],
    ['lower', [20, 21, 19, 20, 21, 19], 'no-sure-change'],
    ['at the target in swings that scatter too much', [10, 80, 12, 78, 11, 79], 'no-sure-change'],
  ] as const)('with swings that read %s', (_, degs, ending) => {
    expect(verdictOf(degs)?.ending).toBe(ending);
  });

  it('gives the true gain a range, which is wider than what a dial shows of it', () => {
    const range = verdictOf([45, 45, 45, 45, 45, 45])?.gainRange;
    expect(range?.low).toBeGreaterThan(0);
    expect(range?.high).toBeGreaterThan(45 - 30);
  });

  it('leaves out swings that were filmed from elsewhere, and counts them', () => {
    const course = followGoal(opened(), [swing(101, 60, { faceOn: nearer }), swing(102, 31)]);
    expect(course).toMatchObject({ otherwiseFilmed: 1, retest: [{ shown: 31 }] });
    expect(followGoal(opened(), [swing(101, 60, { club: '7-iron' })])).toMatchObject({
      otherwiseFilmed: 0,
      retest: [],
    });
  });

  it('measures its start first where fewer than three swings show it', () => {
    const plan = opened({ before: swingsOf([30]) });
    expect(plan.plannedSwings).toBeNull();
    const course = followGoal(plan, since([30, 29, 44]));
    expect(course).toMatchObject({ start: [{ shown: 30 }, { shown: 30 }, { shown: 29 }], retest: [{ shown: 44 }] });
    expect(course.plan.plannedSwings).not.toBeNull();
  });

  it('ends where the measured start lies at the target: the first swing was an exception', () => {
    expect(followGoal(opened({ before: [] }), since([41, 42, 40])).verdict).toMatchObject({
      ending: 'already-there',
      retest: null,
    });
  });
});

describe('a new version of the analysis', () => {
  const newer = (atMs: number, deg: number) => swing(atMs, deg, { algorithm: 'swing-2' });

  it('ends no goal: its start is measured again, and nothing is compared across the versions', () => {
    const course = followGoal(opened(), [...since([31, 30]), newer(105, 50), newer(106, 51)]);
    expect(course).toMatchObject({ verdict: null, plan: { restartedMs: 105, before: [], plannedSwings: null } });
    expect(course.start.map(({ shown }) => shown)).toEqual([50, 51]);
    const judged = [50, 51, 49, 66, 67, 66, 67, 66, 67].map((deg, index) => newer(105 + index, deg));
    const later = followGoal({ ...course.plan, target: 60 }, judged);
    expect(later.verdict).toMatchObject({ ending: 'reached', start: 50 });
  });

  it('restarts a goal once, however often it is followed', () => {
    const swings = [newer(105, 30), newer(106, 31)];
    const { plan } = followGoal(opened(), swings);
    expect(followGoal(plan, swings).plan).toEqual(plan);
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
      const course = followGoal(opened(), swings);
      expect(followGoal(opened(), swings.toReversed())).toEqual(course);
      expect(followGoal(course.plan, swings)).toEqual(course);
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
          order.indexOf(followGoal(opened(), since(Array.from({ length: 6 }, () => level))).verdict?.ending ?? '');
        expect(rankOf(deg + more)).toBeGreaterThanOrEqual(rankOf(deg));
      },
    ),
  );
});
