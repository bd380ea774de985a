import type { Measured, Measurements } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { findingRules } from '../../../swing/src/4-judge/rules/rules.ts';
import { measured } from '../../../swing/test/measured.ts';
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
  [
    'two faults of one goal, named by the greater',
    { spineAngleDeg: measured(36, 4), spineAngleChangeDeg: measured(-15, 4), earlyExtensionBh: measured(5, 2) },
    ['Your spine straightens before impact'],
  ],
])('%s: %j', (_, measurements, clauses) => {
  expect(findDeficits(measurements).map(({ clause }) => clause)).toEqual(clauses);
});

it('come the greatest first, one for each goal', () => {
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
  const weights = deficits.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

it('come from weaknesses only', () => {
  for (const rule of Object.keys(deficitRules) as (keyof typeof deficitRules)[]) {
    expect([rule, findingRules[rule].kind]).toEqual([rule, 'weakness']);
  }
});
