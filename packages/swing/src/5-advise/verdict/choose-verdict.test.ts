import type { Finding, Measured, Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { findFindings } from '../../4-judge/find-findings.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import { chooseVerdict } from './choose-verdict.ts';

const turned = (value: number, low: number, high: number): Measured =>
  measured(value, (high - low) / 2, { interval: { low, high }, views: 'face-on' });
const sentenceOf = (...input: Parameters<typeof verdictInput>) => chooseVerdict(verdictInput(...input)).sentence;
const flight = (faceAngleDeg: number, clubPathDeg: number) => ({ faceAngleDeg, clubPathDeg });

const headMoves = { headMovementBh: measured(14, 2) };
const steadyHead = { headMovementBh: measured(4, 2) };
const postureLost = { spineAngleChangeDeg: measured(-15, 4) };

describe('of body and ball the greater fault is chosen', () => {
  it.each<[string, Measurements, LaunchMonitorShot | null, string]>([
    [
      'a steady head and an open face',
      steadyHead,
      flight(3, -2),
      'Close the face: 5° open to your swing path, aim for 0°.',
    ],
    [
      'a moving head and an open face',
      headMoves,
      flight(3, -2),
      'Close the face: 5° open to your swing path, aim for 0°.',
    ],
    [
      'a moving head and a square face',
      headMoves,
      flight(0.5, 0),
      'Hold your head stiller: 14 % of height, keep under 9 %.',
    ],
    [
      'a lost posture and a slight fade',
      postureLost,
      flight(1, -2.2),
      'Hold your posture: your spine straightens 15° by impact, keep under 8°.',
    ],
    [
      'a lost posture and a slice',
      postureLost,
      flight(4, -4),
      'Close the face: 8° open to your swing path, aim for 0°.',
    ],
    ['a hook', steadyHead, flight(-2, 4), 'Open the face: 6° closed to your swing path, aim for 0°.'],
    [
      'a ball that starts and stays right',
      steadyHead,
      flight(6, 5.5),
      'Line up farther left: face 6° right of target, aim for 0°.',
    ],
    [
      'the face alone',
      steadyHead,
      { faceAngleDeg: -5 },
      'Start the ball straighter: face 5° left of target, aim for 0°.',
    ],
    ['a push draw', headMoves, flight(4.5, 6), 'Hold your head stiller: 14 % of height, keep under 9 %.'],
    [
      'a poor strike',
      steadyHead,
      { clubSpeedMph: 100, ballSpeedMph: 131 },
      'Strike the middle of the face: smash factor 1.31, aim for 1.49.',
    ],
    [
      'an impossible strike',
      headMoves,
      { clubSpeedMph: 100, ballSpeedMph: 90 },
      'Hold your head stiller: 14 % of height, keep under 9 %.',
    ],
    ['much spin', steadyHead, { spinRpm: 3900 }, 'Take spin off the ball: 3900 rpm now, keep under 3000.'],
    ['no numbers', headMoves, {}, 'Hold your head stiller: 14 % of height, keep under 9 %.'],
    [
      'a short turn',
      { shoulderTurnDeg: turned(60, 50, 70) },
      null,
      'Turn your shoulders farther: about 60° now, aim for 85–95°.',
    ],
    [
      'a likely short turn',
      { hipRotationDeg: turned(26, 11, 43) },
      null,
      'Turn your hips farther going back: likely short now, aim for 40–50°.',
    ],
  ])('%s', (_, measurements, shot, sentence) => {
    expect(sentenceOf(measurements, shot)).toBe(sentence);
    expect(['body', 'flight']).toContain(chooseVerdict(verdictInput(measurements, shot)).kind);
  });
});

it('names a short X-factor beside shoulders that are only likely short', () => {
  const xFactorDeg = turned(18, 0, 36);
  expect(sentenceOf({ shoulderTurnDeg: turned(76, 62, 92), xFactorDeg })).toContain(
    'Turn your shoulders past your hips',
  );
});

describe('a number nearer to its goal than its error', () => {
  it.each<[string, Measurements, string]>([
    [
      'is left out of the sentence',
      { hipRotationDeg: turned(26, 11, 43) },
      'Turn your hips farther going back: likely short now, aim for 40–50°.',
    ],
    [
      'is left out where both are written alike',
      { headMovementBh: measured(9.3, 0.2) },
      'Hold your head stiller: likely too much now, keep under 9 %.',
    ],
  ])('%s', (_, measurements, sentence) => {
    expect(sentenceOf(measurements)).toBe(sentence);
  });
});

it.each<[string, Measurements]>([
  ['nothing', {}],
  ['only withheld values', { shoulderTurnDeg: { withheld: 'Hidden.' }, tempoRatio: { withheld: 'Not real time.' } }],
  ['only values of little confidence', { headMovementBh: measured(12, 2, { confidence: 0.1 }) }],
])('asks for a better video where there is %s', (_, measurements) => {
  expect(chooseVerdict(verdictInput(measurements))).toMatchObject({
    kind: 'film',
    sentence: 'Film once more: whole body in view, phone level, good light.',
  });
});

it('passes over stored findings of rules that no longer exist', () => {
  const old: Finding = { rule: 'cast', kind: 'weakness', weight: 1, text: 'You cast.', evidence: [], source: '' };
  expect(sentenceOf(headMoves, null, { findings: [old, ...findFindings(headMoves)] })).toContain('head');
});
