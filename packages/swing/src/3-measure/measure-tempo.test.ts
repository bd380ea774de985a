import type { MeasurementName, SwingEvents, TimeBase } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMeasurement, unitOf } from './format-measurement.ts';
import { measureTempo } from './measure-tempo.ts';

const realTime: TimeBase = { fps: 60, frames: 400, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true };

/** A pose for every frame of a video at 60 frames a second. */
const everyFrame = Array.from({ length: 400 }, (_, i) => i / 60 - 1);

/** The tempo of a swing whose backswing and downswing take so many seconds. */
function tempoOf(backswingS: number, downswingS: number, timesS: readonly number[] = everyFrame, timeBase = realTime) {
  const event = (timeS: number) => ({ frame: Math.round(timeS * 60), timeS, confidence: 1 });
  const times = { address: event(0), top: event(backswingS), impact: event(backswingS + downswingS) };
  return measureTempo({ events: times as SwingEvents, view: 'face-on', timeBase, body: { timesS } });
}

it('shows the ratio that the shown times give, for any swing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      fc.double({ min: 0.14, max: 0.6, noNaN: true }),
      (back, down) => {
        const tempo = tempoOf(back, down);
        const shown = (name: MeasurementName) => Number.parseFloat(formatMeasurement(tempo[name], unitOf(name)));
        expect(shown('tempoRatio')).toBe(Math.round((shown('backswingS') / shown('downswingS')) * 10) / 10);
      },
    ),
  );
});

it.each([
  [1.2, 0.2, 4.5, 'above'],
  [0.48, 0.3, 2.5, 'below'],
])('%d s back and %d s down are surely %d or more off', (back, down, limit, side) => {
  const { tempoRatio } = tempoOf(back, down);
  const { low = 0, high = 0 } = (tempoRatio && 'value' in tempoRatio && tempoRatio.ratioInterval) || {};
  expect(side === 'above' ? low - limit : limit - high).toBeGreaterThan(0);
  expect(tempoRatio).toMatchObject({ value: Math.round((back / down) * 10) / 10, plusMinus: expect.any(Number) });
});

it('counts with the times between frames, and with the frame that the golfer set', () => {
  const event = (timeS: number, betweenFramesS?: number) => ({ frame: 0, timeS, confidence: 1, betweenFramesS });
  const measure = (events: Partial<SwingEvents>) =>
    measureTempo({ events: events as SwingEvents, view: 'face-on', timeBase: realTime, body: { timesS: everyFrame } });
  const found = { address: event(0, -0.01), top: event(0.8, 0.81), impact: event(1.07, 1.06) };
  expect(measure(found)).toMatchObject({ backswingS: { value: 0.82 }, downswingS: { value: 0.25 } });
  expect(measure({ ...found, top: event(0.8) })).toMatchObject({ downswingS: { value: 0.26 } });
});

it('is withheld where the downswing is too short to be shown', () => {
  expect(tempoOf(0.8, 0.004).tempoRatio).toEqual({ withheld: 'Top and impact are too close together in this video.' });
});

it('is withheld where the clock of the file gives no rate, by which its errors are known', () => {
  expect(tempoOf(0.8, 0.25, everyFrame, { ...realTime, fps: 0 }).tempoRatio).toEqual({
    withheld: 'We do not know the speed of this video.',
  });
});

describe('the ± of a long video', () => {
  const plusMinusOf = (timesS: readonly number[]) => {
    const { tempoRatio, backswingS, downswingS } = tempoOf(0.8, 0.25, timesS);
    const wide = [tempoRatio, backswingS, downswingS].map((each) => each && 'plusMinus' in each && each.plusMinus);
    return wide.map(Number);
  };
  /** The coarse pass of a long video, with the fine pass between these seconds. */
  const withFinePass = (fromS: number, toS: number) =>
    everyFrame.filter((timeS, i) => i % 6 === 0 || (timeS >= fromS && timeS <= toS));

  it('is that of its frames where the fine pass covers the swing', () => {
    expect(plusMinusOf(withFinePass(-0.2, 1.3))).toEqual(plusMinusOf(everyFrame));
  });

  it('is that of its poses where the fine pass lies elsewhere', () => {
    const [ratio = 0, back = 0, down = 0] = plusMinusOf(withFinePass(2, 4));
    expect(back).toBeGreaterThanOrEqual(0.25);
    expect(down).toBeGreaterThanOrEqual(0.18);
    expect(ratio).toBeGreaterThan(2 * (plusMinusOf(everyFrame)[0] ?? 0));
  });
});
