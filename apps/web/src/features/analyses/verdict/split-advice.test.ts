import type { Measurements } from '@trueswing/contracts';
import { findFindings, type Verdict } from '@trueswing/swing';
import { expect, test } from 'vitest';
import { splitAdvice } from './split-advice.ts';

const verdict: Verdict = {
  kind: 'flight',
  changes: 'face',
  number: { name: 'faceToPathDeg', value: 5, aim: 0 },
  numbers: [],
  source: '',
  sentence: 'Your face is 5° open.',
  detail: '',
  tip: '',
  reason: 'The face makes the curve.',
  drill: 'Hit ten slow shots.',
};

/** Measurements of a swing, with findings of a head that moved by 14 % of the height. */
const measuredAs = (headMovementBh: number) => {
  const headOf = (value: number): Measurements => ({
    headMovementBh: { value, plusMinus: 2, at: 'swing', confidence: 0.9 },
  });
  return { measurements: headOf(headMovementBh), findings: findFindings(headOf(14)) };
};

test.each([
  [
    'the reason before the drill and what comes next after it',
    'Your face is 5° open. The face makes the curve. Try this: Hit ten slow shots. Next in line: a quieter head.',
    { why: 'The face makes the curve.', next: 'Next in line: a quieter head.' },
  ],
  [
    'our reason where the advice has none',
    'Your face is 5° open. On the range: Hit ten slow shots.',
    { why: verdict.reason, next: '' },
  ],
  ['our reason where older advice has another drill', 'Nothing needs work.', { why: verdict.reason, next: '' }],
  [
    'our reason where older advice has the step in other words',
    'Next gain: a squarer face, now 5° open. Try this: Hit ten slow shots. Keep a steady head.',
    { why: verdict.reason, next: '' },
  ],
  ['our reason where there is no advice', null, { why: verdict.reason, next: '' }],
])('%s', (_, recommendations, advice) => {
  expect(splitAdvice(recommendations, verdict, measuredAs(14))).toEqual(advice);
});

test('what comes next is left out where the rules of today no longer find a stored fault', () => {
  const stored = 'Your face is 5° open. Try this: Hit ten slow shots. Once that holds, go on to a quieter head.';
  expect(splitAdvice(stored, verdict, measuredAs(14)).next).toBe('Once that holds, go on to a quieter head.');
  expect(splitAdvice(stored, verdict, measuredAs(4)).next).toBe('');
});
