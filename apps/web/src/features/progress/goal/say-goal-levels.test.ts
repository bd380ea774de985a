import type { Goal, GoalEnd } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { sayGoalLevels } from './say-goal-levels.ts';

const hips: Pick<Goal, 'measurement' | 'direction' | 'startSwings' | 'target'> = {
  measurement: 'hipRotationDeg',
  target: 45,
  direction: 'up',
  startSwings: 8,
};
const tempo = { ...hips, measurement: 'tempoRatio', direction: 'down', target: 3 } as const;
const end: GoalEnd = {
  ending: 'gained',
  at: '2026-11-24T12:00:00Z',
  start: 31,
  retest: 38,
  gainRange: { low: 2.2, high: 11.7 },
  swings: 4,
};

it.each([
  [
    'a gain',
    hips,
    end,
    'Your last 8 swings before read about 30°, your 4 of the retest about 40°. The change lies between 2° and 12° in 90 of 100 cases.',
  ],
  [
    'no sure change, without levels that seem to differ',
    hips,
    { ...end, ending: 'no-sure-change', gainRange: { low: -3.1, high: 6 } },
    'We compared 4 swings with your last 8 before. The change lies between −3° and 6° in 90 of 100 cases.',
  ],
  [
    'a tempo that has come down',
    tempo,
    { ...end, start: 3.6, retest: 3.2, gainRange: { low: 0.1, high: 0.7 } },
    'Your last 8 swings before read about 3.6, your 4 of the retest about 3.2. The change lies between −0.7 and −0.1 in 90 of 100 cases.',
  ],
  [
    'a start at the target',
    { ...hips, startSwings: 3 },
    { ...end, ending: 'already-there', start: 41, retest: null, gainRange: null },
    'Your last 3 swings read about 40°.',
  ],
  [
    'a change that may be none, which has no sign',
    hips,
    { ...end, ending: 'no-sure-change', gainRange: { low: -0.3, high: 0 } },
    'We compared 4 swings with your last 8 before. The change lies between 0° and 0° in 90 of 100 cases.',
  ],
  ['a goal without a start', hips, { ...end, start: null }, ''],
  ['a goal whose start had no swing', { ...hips, startSwings: 0 }, end, ''],
  ['a goal without a retest', hips, { ...end, retest: null }, ''],
  ['what was not judged', hips, { ...end, ending: 'too-few-swings', gainRange: null }, ''],
] as const)('says %s', (_, goal, ended, text) => {
  expect(sayGoalLevels(goal, ended, null).join(' ')).toBe(text);
});

const straightens = { ...hips, measurement: 'spineAngleChangeDeg', target: -4 } as const;
const sways = { ...hips, measurement: 'pelvisSwayBh', direction: 'down', target: 2 } as const;

it('says of what is to get less its size, as the goal counts it', () => {
  const ended = { ...end, start: -13.2, retest: -6.6, gainRange: { low: 1.6, high: 11.4 } };
  expect(sayGoalLevels(straightens, ended, null).join(' ')).toBe(
    'Your last 8 swings before read about 13°, your 4 of the retest about 7°. The change lies between −11° and −2° in 90 of 100 cases.',
  );
});

it.each([
  [null, '6 %', '3 %', '−6 %', '0 %'],
  [{ heightCm: 180, unit: 'in' }, '4.5 in', '2 in', '−4 in', '0 in'],
  [{ heightCm: 180, unit: 'cm' }, '11 cm', '5 cm', '−10 cm', '0 cm'],
] as const)('says lengths to a golfer of stature %o', (stature, before, since, low, high) => {
  const ended = { ...end, start: 6.1, retest: 2.6, gainRange: { low: 0.1, high: 5.7 } };
  expect(sayGoalLevels(sways, ended, stature).join(' ')).toBe(
    `Your last 8 swings before read about ${before}, your 4 of the retest about ${since}. The change lies between ${low} and ${high} in 90 of 100 cases.`,
  );
});

it('says a length that has reached its target as the target', () => {
  const ended = { ...end, ending: 'reached', start: 9, retest: 2.4, gainRange: { low: 1, high: 9 } } as const;
  expect(sayGoalLevels(sways, ended, { heightCm: 190, unit: 'cm' })[0]).toMatch(/your 4 of the retest about 4 cm\.$/);
});

it.each([
  [
    'faceAngleDeg',
    'down',
    { start: 5.24, retest: 0.9, gainRange: { low: 1.62, high: 7.06 } },
    'Your last 8 days of shots before read about 5.2° right, your 4 of the retest about 0.9° right. The change lies between 1.6° to the left and 7.1° to the left in 90 of 100 cases.',
  ],
  [
    'clubPathDeg',
    'up',
    { ending: 'no-sure-change', start: -6, retest: -5, gainRange: { low: -0.9, high: 2.9 } },
    'We compared 4 days of shots with your last 8 before. The change lies between 0.9° to the left and 2.9° to the right in 90 of 100 cases.',
  ],
  [
    'smashFactor',
    'up',
    { start: 1.28, retest: 1.332, gainRange: { low: 0.01, high: 0.094 } },
    'Your last 8 days of shots before read about 1.28, your 4 of the retest about 1.33. The change lies between 0.01 higher and 0.09 higher in 90 of 100 cases.',
  ],
  [
    'spinRpm',
    'down',
    { start: 3_912, retest: 3_104, gainRange: { low: 0.2, high: 1_616 } },
    'Your last 8 days of shots before read about 3,912 rpm, your 4 of the retest about 3,104 rpm. The change lies between 0 rpm and 1,616 rpm lower in 90 of 100 cases.',
  ],
  ['faceAngleDeg', 'down', { ending: 'already-there', start: 0.4 }, 'Your last 8 days of shots read about 0.4° right.'],
] as const)('says the %s of days of shots, without a sign', (measurement, direction, part, text) => {
  expect(
    sayGoalLevels({ measurement, direction, startSwings: 8, target: 1 }, { ...end, ...part }, null).join(' '),
  ).toBe(text);
});
