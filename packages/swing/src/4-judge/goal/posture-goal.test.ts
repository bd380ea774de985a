import type { SwingGoalMeasure } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { filmedView } from '../../../test/filmed-view.ts';
import { measured } from '../../../test/measured.ts';
import type { DatedVideo } from '../history/progress/measurement-progress.ts';
import { findingRules } from '../rules/rules.ts';
import { followGoal } from './follow-goal.ts';
import { goalScales } from './goal-scales.ts';
import { openGoal } from './open-goal.ts';
import { swingAttempts } from './swing-attempts.ts';

const swing = (measurement: SwingGoalMeasure, atMs: number, value: number, plusMinus: number): DatedVideo => ({
  atMs,
  club: '7-iron',
  algorithm: 'swing-1',
  faceOn: filmedView,
  downTheLine: filmedView,
  measurements: { [measurement]: measured(value, plusMinus) },
});

interface Story {
  measurement: SwingGoalMeasure;
  target: number;
  /** The ± of each swing. */
  plusMinus: number;
  before: readonly number[];
  from: number;
  retest: readonly number[];
}

/** Judges a goal that is set at moment 100, with a retest from moment 200 on. */
function judge({ measurement, target, plusMinus, before, from, retest }: Story) {
  const at = (start: number) => (value: number, index: number) => swing(measurement, start + index, value, plusMinus);
  const origin = swing(measurement, 100, from, plusMinus);
  const plan = openGoal({
    measurement,
    target,
    swings: [...before.map(at(1)), origin],
    from: origin,
    nowMs: 100,
    earlierLooks: 0,
    gainedSinceMs: null,
  });
  return typeof plan === 'string'
    ? plan
    : followGoal(plan, swingAttempts(measurement, retest.map(at(201))), () => 200).verdict?.ending;
}

const straightens = { measurement: 'spineAngleChangeDeg', target: -8, plusMinus: 5, from: -20 } as const;
const bends = { measurement: 'spineAngleDeg', target: 30, plusMinus: 4, from: 19 } as const;
const sways = { measurement: 'pelvisSwayBh', target: 4, plusMinus: 2, from: 9 } as const;
const slides = { measurement: 'pelvisSlideBh', target: 12, plusMinus: 2, from: 17 } as const;
const hangs = { measurement: 'pelvisSlideBh', target: 2, plusMinus: 2, from: -5 } as const;
const usual = { straightens: [-16, -15, -17, -16, -15], bends: [21, 22, 20, 21, 22], sways: [8, 7, 8, 9, 8] };

it.each<[string, Story, string | undefined]>([
  ['a spine that stays', { ...straightens, before: usual.straightens, retest: [-4, -5, -4, -5, -4, -5] }, 'reached'],
  ['one that stays better', { ...straightens, before: usual.straightens, retest: [-9, -9, -9, -9, -9, -9] }, 'gained'],
  [
    'one that straightens as before',
    { ...straightens, before: usual.straightens, retest: [-16, -15, -17, -16, -15, -16] },
    'no-sure-change',
  ],
  [
    'one that straightens more',
    { ...straightens, before: usual.straightens, retest: [-24, -25, -24, -25, -24, -25] },
    'no-sure-change',
  ],
  ['an upright golfer who bends', { ...bends, before: usual.bends, retest: [31, 32, 31, 32, 31, 32] }, 'reached'],
  ['one whose swings are usually on target', { ...bends, before: [34, 35, 33, 34], retest: [] }, 'level-usual'],
  ['one whose next swings are on target', { ...bends, before: [], retest: [34, 35, 33] }, 'already-there'],
  ['hips that sway less', { ...sways, before: usual.sways, retest: [3, 4, 3, 3, 4, 3] }, 'reached'],
  ['hips that sway more', { ...sways, before: usual.sways, retest: [12, 13, 12, 13, 12, 13] }, 'no-sure-change'],
  [
    'a retest that is written like its target',
    { ...sways, before: usual.sways, retest: [4, 5, 4, 5, 4, 4] },
    'reached',
  ],
  ['one that slides too far by exception', { ...slides, before: [1, 0, 1, 1], retest: [] }, 'target-too-near'],
  ['one whose next swings slide too little', { ...slides, before: [], retest: [1, 0, 1] }, 'already-there'],
  ['hips that hang back less', { ...hangs, before: [-4, -3, -4, -4], retest: [4, 5, 4, 5, 4, 5] }, 'reached'],
  [
    'hips that slide too far instead of hanging back',
    { ...hangs, before: [-4, -3, -4, -4], retest: [17, 18, 17, 18, 17, 18] },
    'gained',
  ],
  ['a target in the wrong direction', { ...sways, target: 10, before: usual.sways, retest: [] }, 'target-too-near'],
])('a goal of posture ends for %s', (_, story, ending) => {
  expect(judge(story)).toBe(ending);
});

it('a tempo is at its target until it is too slow', () => {
  const tempo = {
    measurement: 'tempoRatio',
    target: 3,
    plusMinus: 0.2,
    from: 2,
    before: [2.2, 2.1, 2.2, 2.1],
  } as const;
  expect(judge({ ...tempo, retest: [3.2, 3.3, 3.2, 3.3, 3.2, 3.3] })).toBe('reached');
  expect(judge({ ...tempo, retest: [5.2, 5.3, 5.2, 5.3, 5.2, 5.3] })).toBe('gained');
});

it('every fault that a step may name can be a goal, whose scale leads out of it', () => {
  // Of the front arm a camera shows only bounds.
  const faults = Object.values(findingRules).filter(
    ({ kind, measurement }) => kind === 'weakness' && measurement !== 'leadArmBendAtImpactDeg',
  );
  expect(faults.length).toBeGreaterThan(20);
  for (const { measurement, appliesWithin } of faults) {
    const scale = goalScales[measurement as SwingGoalMeasure];
    expect(scale, measurement).toBeDefined();
    const { above, below } = appliesWithin;
    if (below !== undefined) expect(Math.min(scale.aim.upTo, scale.max), measurement).toBeGreaterThanOrEqual(below);
    if (above !== undefined) expect(Math.max(scale.aim.from, scale.min), measurement).toBeLessThanOrEqual(above);
  }
});
