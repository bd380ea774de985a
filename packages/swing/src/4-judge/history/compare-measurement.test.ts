import type { Measured } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { filmedView } from '../../../test/filmed-view.ts';
import { measured } from '../../../test/measured.ts';
import { compareMeasurement, type MeasuredVideo } from './compare-measurement.ts';

const turned = (value: number): Measured =>
  measured(value, 15, { interval: { low: value - 15, high: value + 15 }, views: 'face-on' });
const video = (shoulderDeg: number, part: Partial<MeasuredVideo> = {}): MeasuredVideo => ({
  club: 'driver',
  algorithm: 'swing-1',
  faceOn: filmedView,
  downTheLine: null,
  measurements: { shoulderTurnDeg: turned(shoulderDeg), tempoRatio: measured(3, 0.3), xFactorDeg: { withheld: 'No.' } },
  ...part,
});
const shoulders = (now: MeasuredVideo, before: MeasuredVideo) => compareMeasurement('shoulderTurnDeg', now, before, 5);

it('shows the difference of the turns as they are shown, though a camera sees less than the change', () => {
  expect(shoulders(video(88), video(80))).toEqual({ kind: 'noise', difference: 10 });
  expect(shoulders(video(104), video(76))).toEqual({ kind: 'beyond-noise', difference: 30 });
  expect(shoulders(video(76), video(104))).toEqual({ kind: 'beyond-noise', difference: -30 });
});

it('compares no turn across ways of filming, and nothing across versions', () => {
  const nearer = video(80, { faceOn: { ...filmedView, framing: { statureShare: 0.9, feetX: 0.5, feetY: 0.85 } } });
  expect(shoulders(video(104), nearer)).toEqual({ kind: 'not-comparable', reason: 'other-filming' });
  expect(compareMeasurement('tempoRatio', video(104), nearer, 0.1)).toEqual({ kind: 'noise', difference: 0 });
  const older = video(80, { algorithm: 'swing-0' });
  for (const name of ['shoulderTurnDeg', 'tempoRatio'] as const) {
    expect(compareMeasurement(name, video(104), older, 1)).toEqual({ kind: 'not-comparable', reason: 'other-version' });
  }
});

it('has nothing to compare without both numbers', () => {
  expect(compareMeasurement('xFactorDeg', video(104), video(80), 5)).toBeNull();
  expect(compareMeasurement('headMovementBh', video(104), video(80), 1)).toBeNull();
  const wide = video(80, { measurements: { shoulderTurnDeg: { ...turned(80), isWide: true } } });
  expect(shoulders(video(104), wide)).toBeNull();
});

it('knows the error of the change of an X-factor, which is larger than that of the turns', () => {
  const xFactor = (value: number) => video(104, { measurements: { xFactorDeg: turned(value) } });
  expect(compareMeasurement('xFactorDeg', xFactor(60), xFactor(50), 5)).toEqual({ kind: 'noise', difference: 10 });
  expect(compareMeasurement('xFactorDeg', xFactor(65), xFactor(40), 5)).toEqual({
    kind: 'beyond-noise',
    difference: 25,
  });
});
