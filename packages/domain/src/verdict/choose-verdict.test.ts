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
      'Your face is 5° open to the path: the ball curves right.',
    ],
    [
      'a moving head and an open face',
      headMoves,
      flight(3, -2),
      'Your face is 5° open to the path: the ball curves right.',
    ],
    [
      'a moving head and a square face',
      headMoves,
      flight(0.5, 0),
      'Your head moves 14 % of your height before impact.',
    ],
    [
      'a lost posture and a slight fade',
      postureLost,
      flight(1, -2.2),
      'Your spine straightens by 15° before impact; up to 8° is usual.',
    ],
    [
      'a lost posture and a slice',
      postureLost,
      flight(4, -4),
      'Your face is 8° open to the path: the ball curves right.',
    ],
    ['a hook', steadyHead, flight(-2, 4), 'Your face is 6° closed to the path: the ball curves left.'],
    [
      'a ball that starts and stays right',
      steadyHead,
      flight(6, 5.5),
      'Your face points 6° right of the target at impact.',
    ],
    ['the face alone', steadyHead, { faceAngleDeg: -5 }, 'Your face points 5° left of the target at impact.'],
    ['a push draw', headMoves, flight(4.5, 6), 'Your head moves 14 % of your height before impact.'],
    [
      'a poor strike',
      steadyHead,
      { clubSpeedMph: 100, ballSpeedMph: 131 },
      'Your strike costs ball speed: smash factor 1.31, on tour 1.49.',
    ],
    [
      'an impossible strike',
      headMoves,
      { clubSpeedMph: 100, ballSpeedMph: 90 },
      'Your head moves 14 % of your height before impact.',
    ],
    ['much spin', steadyHead, { spinRpm: 3900 }, 'Your driver spins 3900 rpm; the tour averages 2200.'],
    ['no numbers', headMoves, {}, 'Your head moves 14 % of your height before impact.'],
    [
      'a short turn',
      { shoulderTurnDeg: turned(60, 50, 70) },
      null,
      'Your shoulders turn only about 60°; the target is 85–95°.',
    ],
    [
      'a likely short turn',
      { hipRotationDeg: turned(30, 15, 46) },
      null,
      'Your hips likely turn only about 30°; the target is 40–50°.',
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
      'Next gain: a quieter head, which moves 8 % of your height.',
    ],
    [
      'the closer of two',
      { headMovementBh: measured(5, 2), pelvisSwayBh: measured(3, 2) },
      null,
      'Next gain: a centered turn; you sway 3 % of your height.',
    ],
    [
      'a turn close to its target',
      { shoulderTurnDeg: turned(81, 72, 90), finishSwayBh: measured(1, 0.5) },
      null,
      'Next gain: a longer shoulder turn, now about 80°.',
    ],
    [
      'no turn that is shown within its target',
      { shoulderTurnDeg: turned(83, 72, 92), finishSwayBh: measured(2, 2) },
      null,
      'Next gain: a stiller finish; you move 2 % of your height.',
    ],
    [
      'what is not praised, before what is',
      { tempoRatio: measured(3, 0.3), finishSwayBh: measured(2, 2) },
      null,
      'Next gain: a stiller finish; you move 2 % of your height.',
    ],
    [
      'what is praised, if there is nothing else',
      { tempoRatio: measured(3, 0.3) },
      null,
      'Next gain: a calmer backswing, now 3.0 times your downswing.',
    ],
    [
      'a slight fade',
      { tempoRatio: measured(3.2, 0.2) },
      flight(1, -1.4),
      'Next gain: a squarer face, now 2.4° open to the path.',
    ],
    [
      'no fade that comes back',
      { headMovementBh: measured(8, 2) },
      flight(-2.5, -5),
      'Next gain: a quieter head, which moves 8 % of your height.',
    ],
    [
      'a strike just below the tour’s',
      { tempoRatio: measured(3.2, 0.2) },
      { clubSpeedMph: 100, ballSpeedMph: 143 },
      'Next gain: a cleaner strike, smash factor 1.43, on tour 1.49.',
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
