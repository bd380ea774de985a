import type { Finding, Measured, Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { verdictInput } from '../../test/verdict-input.ts';
import { findFindings } from '../findings/find-findings.ts';
import type { LaunchMonitorShot } from '../launch-monitor/launch-monitor-shot.ts';
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
      { hipRotationDeg: turned(30, 15, 46) },
      null,
      'Turn your hips farther going back: about 30° now, aim for 40–50°.',
    ],
  ])('%s', (_, measurements, shot, sentence) => {
    expect(sentenceOf(measurements, shot)).toBe(sentence);
    expect(chooseVerdict(verdictInput(measurements, shot))).toMatchObject({ isFault: true });
  });
});

describe('where nothing is wrong, the nearest margin is the step', () => {
  it.each<[string, Measurements, LaunchMonitorShot | null, string]>([
    [
      'a limit that is close',
      { headMovementBh: measured(8, 2) },
      null,
      'Hold your head stiller: 8 % of height, aim for less.',
    ],
    [
      'the closer of two',
      { headMovementBh: measured(5, 2), pelvisSwayBh: measured(3, 2) },
      null,
      'Turn back without swaying: 3 % of height, aim for less.',
    ],
    [
      'a turn close to its target',
      { shoulderTurnDeg: turned(81, 72, 90), finishSwayBh: measured(1, 0.5) },
      null,
      'Turn your shoulders farther: about 80° now, aim for 85–95°.',
    ],
    [
      'no turn that is shown within its target',
      { shoulderTurnDeg: turned(83, 72, 92), finishSwayBh: measured(2, 2) },
      null,
      'Hold your finish still: 2 % of height, aim for less.',
    ],
    [
      'what is not praised, before what is',
      { tempoRatio: measured(3, 0.3), finishSwayBh: measured(2, 2) },
      null,
      'Hold your finish still: 2 % of height, aim for less.',
    ],
    [
      'what is praised, if there is nothing else',
      { tempoRatio: measured(2.9, 0.3) },
      null,
      'Swing back slower: tempo 2.9 to 1, aim for 3 to 1.',
    ],
    [
      'a slight fade',
      { tempoRatio: measured(3.2, 0.2) },
      flight(1, -1.4),
      'Swing more to the right: club path 1.4° left, aim for 0°.',
    ],
    [
      'no fade that comes back',
      { headMovementBh: measured(8, 2) },
      flight(-2.5, -5),
      'Hold your head stiller: 8 % of height, aim for less.',
    ],
    [
      'a strike just below the tour’s',
      { tempoRatio: measured(3.2, 0.2) },
      { clubSpeedMph: 100, ballSpeedMph: 143 },
      'Strike the middle of the face: smash factor 1.43, aim for 1.49.',
    ],
  ])('%s', (_, measurements, shot, sentence) => {
    expect(sentenceOf(measurements, shot)).toBe(sentence);
    expect(chooseVerdict(verdictInput(measurements, shot))).toMatchObject({ isFault: false });
  });

  it('asks no golfer who turns to the target or beyond to turn more', () => {
    const far = { shoulderTurnDeg: turned(104, 92, 116), headMovementBh: measured(4, 2) };
    expect(sentenceOf(far)).toContain('head');
  });

  it.each<[string, Measurements]>([
    ['nothing', {}],
    ['only withheld values', { shoulderTurnDeg: { withheld: 'Hidden.' }, tempoRatio: { withheld: 'Not real time.' } }],
    ['only values of little confidence', { headMovementBh: measured(12, 2, { confidence: 0.1 }) }],
  ])('asks for a better film where there is %s', (_, measurements) => {
    expect(chooseVerdict(verdictInput(measurements))).toMatchObject({
      kind: 'film',
      sentence: 'Film once more: whole body in view, phone level, good light.',
    });
  });

  it('passes over stored findings of rules that no longer exist', () => {
    const old: Finding = { rule: 'cast', kind: 'weakness', weight: 1, text: 'You cast.', evidence: [], source: '' };
    expect(sentenceOf(headMoves, null, { findings: [old, ...findFindings(headMoves)] })).toContain('head');
  });
});
