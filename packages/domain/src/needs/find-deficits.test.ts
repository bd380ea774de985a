import type { Measured, Measurements } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { findingRules } from '../../../swing/src/4-judge/rules/rules.ts';
import { measured } from '../../../swing/test/measured.ts';
import { onePerGoal } from './deficit.ts';
import { deficitRules } from './deficit-rules.ts';
import { findDeficits } from './find-deficits.ts';

const turned = (value: number, low: number, high: number): Measured =>
  measured(value, (high - low) / 2, { interval: { low, high }, views: 'both' });

it.each<[string, Measurements, string[]]>([
  ['nothing measured', {}, []],
  ['a turn that surely falls short', { hipRotationDeg: turned(20, 10, 30) }, ['Your hips turn less than the target']],
  [
    'a turn that likely falls short',
    { shoulderTurnDeg: turned(71, 57, 88) },
    ['Your shoulders likely turn less than the target'],
  ],
  ['a turn that may as well reach the target', { shoulderTurnDeg: turned(80, 62, 98) }, []],
  ['a withheld turn', { hipRotationDeg: { withheld: 'We could not see it.' } }, []],
  ['a value within its ± of the limit', { pelvisSwayBh: measured(5, 2) }, []],
  ['a strength', { finishSwayBh: measured(1, 1) }, []],
  ['a fault of tempo, which is practiced with a club', { tempoRatio: measured(1.5, 0.2) }, []],
])('%s: %j', (_, measurements, clauses) => {
  expect(findDeficits(measurements).map(({ clause }) => clause)).toEqual(clauses);
});

it('of two faults of one goal the greater names it', () => {
  const deficits = findDeficits({
    spineAngleDeg: measured(36, 4),
    spineAngleChangeDeg: measured(-15, 4),
    earlyExtensionBh: measured(5, 2),
  });
  expect(deficits.length).toBeGreaterThan(1);
  expect(onePerGoal(deficits).map(({ clause }) => clause)).toEqual(['Your spine straightens before impact']);
});

it('are turns where the mobility check measures the same', () => {
  const names = (measurements: Measurements) => findDeficits(measurements).map(({ name, isTurn }) => [name, isTurn]);
  expect(names({ shoulderTurnDeg: turned(50, 44, 56) })).toEqual([['your shoulder turn', true]]);
  expect(names({ hipRotationDeg: turned(20, 10, 30) })).toEqual([['your hip turn', true]]);
  expect(names({ xFactorDeg: turned(15, 10, 20) })).toEqual([['your X-factor', true]]);
  expect(names({ stanceWidthHw: measured(3.6, 0.2) })).toEqual([['your stance', false]]);
  expect(names({ handPathShiftBh: measured(12, 2) })).toEqual([['the path of your hands', false]]);
});

it('come the greatest first', () => {
  const deficits = findDeficits({
    shoulderTurnDeg: turned(50, 44, 56),
    hipRotationDeg: turned(20, 10, 30),
    pelvisSwayBh: measured(9, 2),
    earlyExtensionBh: measured(6, 2),
    headMovementBh: measured(14, 2),
    finishSwayBh: measured(8, 2),
  });
  expect(deficits.map(({ goal }) => goal)).toEqual([
    'shoulder-turn',
    'posture',
    'weight-shift',
    'hip-rotation',
    'steady-head',
    'balance',
  ]);
});

it('come from weaknesses only', () => {
  for (const rule of Object.keys(deficitRules) as (keyof typeof deficitRules)[]) {
    expect([rule, findingRules[rule].kind]).toEqual([rule, 'weakness']);
  }
});
