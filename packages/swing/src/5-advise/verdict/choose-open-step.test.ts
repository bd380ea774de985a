import type { Measured, Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import type { TurnName } from '../../4-judge/targets/body-turns.ts';
import { judgeTarget, labelVerdict } from '../../4-judge/targets/judge-target.ts';
import { mobilityScales } from '../../4-judge/targets/mobility-scales.ts';
import { chooseVerdict } from './choose-verdict.ts';
import type { KnownOfGolfer } from './verdict.ts';

const turned = (value: number, low: number, high: number): Measured =>
  measured(value, (high - low) / 2, { interval: { low, high }, views: 'face-on' });

const labelOf = (measured: Measured, turn: TurnName): string => {
  const scale = mobilityScales[turn];
  return labelVerdict(judgeTarget(measured, scale) ?? 'unsure', measured, scale);
};

describe('where nothing is surely off target, the step is what shows most', () => {
  it('does not order what its dial calls likely at less than 85 %', () => {
    expect(chooseVerdict(verdictInput({ hipRotationDeg: turned(32, 16, 48) }))).toMatchObject({ kind: 'open' });
  });

  const shortHips = { hipRotationDeg: turned(37, 17, 54) };
  it.each<[string, Measurements, LaunchMonitorShot | null, KnownOfGolfer, string, string]>([
    [
      'an open turn of one view',
      shortHips,
      null,
      {},
      'Your hips are the open question.',
      'Film from behind, or do the one-minute check.',
    ],
    [
      'an open turn of both views, checked',
      { hipRotationDeg: { ...turned(34, 21, 47), views: 'both' } },
      null,
      { hasBothVideos: true, hasMobilityCheck: true },
      'Your hips are the open question.',
      'Film the same swing again.',
    ],
    [
      'an open tempo at 30 frames a second',
      { tempoRatio: measured(2.6, 0.6) },
      null,
      { filmedFps: 30 },
      'Your tempo is the open question.',
      'Film in slow motion, or film the same swing again.',
    ],
    [
      'a hip slide within its error',
      { pelvisSlideBh: measured(1.4, 2) },
      null,
      { hasMobilityCheck: true },
      'Your shift toward the target is the open question.',
      'Film the same swing again.',
    ],
    [
      'a body that stops short',
      shortHips,
      null,
      { hasMobilityCheck: true, weakest: 'Your hips turn 31° and no farther.' },
      'Your hips turn 31° and no farther.',
      'Train it in your workouts.',
    ],
    [
      'nothing open, unchecked',
      { finishSwayBh: measured(1, 0.5) },
      null,
      {},
      'What we measured needs no change now.',
      'Do the one-minute check.',
    ],
    [
      'a slight fade',
      { finishSwayBh: measured(1, 0.5) },
      { faceAngleDeg: 1, clubPathDeg: -1.4 },
      { hasMobilityCheck: true },
      'What we measured needs no change now.',
      'Film the same swing again.',
    ],
    [
      'a strike just below the tour’s, and spin within its error',
      { finishSwayBh: measured(1, 0.5) },
      { clubSpeedMph: 100, ballSpeedMph: 143, spinRpm: 3100 },
      { hasMobilityCheck: true },
      'What we measured needs no change now.',
      'Film the same swing again.',
    ],
  ])('%s', (_, measurements, shot, known, detail, tip) => {
    expect(chooseVerdict(verdictInput(measurements, shot, { known }))).toMatchObject({
      kind: 'open',
      sentence: 'Nothing here is surely off target.',
      detail,
      tip,
    });
  });

  it('does not say that nothing is off target beside a dial that is surely above it', () => {
    const far = { shoulderTurnDeg: turned(118, 108, 128), finishSwayBh: measured(1, 0.5) };
    expect(chooseVerdict(verdictInput(far))).toMatchObject({
      kind: 'open',
      sentence: 'Nothing here is surely a fault.',
    });
  });

  it('asks about the unsure dial, not about one that is on or close to its target', () => {
    const turns = { shoulderTurnDeg: turned(86, 74, 98), xFactorDeg: turned(33, 16, 50) };
    expect(labelOf(turns.shoulderTurnDeg, 'shoulderTurnDeg')).toBe('On or close');
    expect(labelOf(turns.xFactorDeg, 'xFactorDeg')).toBe('Can’t tell yet');
    expect(chooseVerdict(verdictInput(turns))).toMatchObject({ kind: 'open', measurement: 'xFactorDeg' });
    expect(chooseVerdict(verdictInput({ shoulderTurnDeg: turns.shoulderTurnDeg }))).toMatchObject({
      measurement: null,
      detail: 'What we measured needs no change now.',
    });
  });

  it('claims no more than its dial, which calls close what more likely falls short', () => {
    const close = turned(34.5, 23.5, 45.5);
    expect(labelOf(close, 'hipRotationDeg')).toBe('Likely close');
    expect(chooseVerdict(verdictInput({ hipRotationDeg: close }))).toMatchObject({ detail: 'Nothing stands out.' });
  });

  it('asks for a better video, not for the same one again, where the golfer was seen badly', () => {
    const seenBadly = { pelvisSlideBh: measured(1.4, 2, { confidence: 0.5 }) };
    const step = chooseVerdict(verdictInput(seenBadly, null, { known: { hasMobilityCheck: true } }));
    expect(step).toMatchObject({
      actions: ['film-better'],
      tip: 'Film a clearer video.',
      reason: 'This video hardly shows you at that moment.',
    });
    expect(step.drill).not.toContain('Leave the phone where it is');
  });

  it('asks for the other view of a turn whose range is too wide to show', () => {
    const withheld = {
      withheld: 'The camera cannot tell this hip rotation closely enough: quite different turns look much the same.',
    };
    expect(chooseVerdict(verdictInput({ hipRotationDeg: withheld, finishSwayBh: measured(1, 0.5) }))).toMatchObject({
      kind: 'open',
      measurement: 'hipRotationDeg',
      actions: ['film-down-the-line'],
    });
    const behind = { shoulderTurnDeg: { ...turned(95, 80, 112), views: 'down-the-line' as const } };
    expect(chooseVerdict(verdictInput({ hipRotationDeg: withheld, ...behind }))).toMatchObject({
      actions: ['film-face-on'],
    });
  });
});
