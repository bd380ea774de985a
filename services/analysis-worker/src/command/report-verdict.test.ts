import type { Measured } from '@trueswing/contracts';
import { findFindings } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { reportVerdict, writeVerdict } from './report-verdict.ts';

const hips = (value: number, low: number, high: number): Measured => ({
  value,
  plusMinus: (high - low) / 2,
  interval: { low, high },
  views: 'face-on',
  at: 'top',
  confidence: 0.9,
});
const swingWith = (hipRotationDeg: Measured) => ({
  measurements: { hipRotationDeg },
  findings: findFindings({ hipRotationDeg }),
  downTheLine: null,
  filmPair: null,
  faceOn: {
    timeBase: { fps: 30, frames: 90, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
    handedness: 'right' as const,
  },
});
const given = { club: '7-iron', shot: null } as const;

it('prints a fault with its measurement and probability', () => {
  const verdict = reportVerdict(swingWith(hips(22, 12, 32)), given);
  expect(verdict).toMatchObject({
    kind: 'body',
    measurement: 'hipRotationDeg',
    probability: 1,
    number: null,
    actions: [],
  });
  expect(writeVerdict(verdict)).toContain('  hipRotationDeg, off target with 100 %');
});

it('prints what is open and what would show most', () => {
  const verdict = reportVerdict(swingWith(hips(37, 17, 54)), given);
  expect(verdict).toMatchObject({ kind: 'open', probability: 0.61, actions: ['film-down-the-line', 'mobility-check'] });
  expect(writeVerdict(verdict).slice(0, 3)).toEqual([
    'Next step: Nothing here is surely off target.',
    '  Your hips are the open question.',
    '  Film from behind, or do the one-minute check.',
  ]);
});

it('prints the number of the flight that a step of the ball rests on', () => {
  const shot = { faceAngleDeg: 3.1, clubPathDeg: -2 };
  const verdict = reportVerdict(swingWith(hips(44, 34, 54)), { club: 'driver', shot });
  expect(verdict).toMatchObject({
    kind: 'flight',
    measurement: 'faceToPathDeg',
    probability: null,
    number: { value: 5.1, aim: 0 },
  });
  expect(writeVerdict(verdict)).toContain('  faceToPathDeg 5.1, aim 0: beyond a limit, which has no probability');
});
