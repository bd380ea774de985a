import type { MeasurementName, SwingEvents, TimeBase } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMeasurement, unitOf } from './format-measurement.ts';
import { measureTempo } from './measure-tempo.ts';

const realTime: TimeBase = { fps: 60, frames: 400, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true };

/** The tempo of a swing whose backswing and downswing take so many seconds. */
function tempoOf(backswingS: number, downswingS: number) {
  const event = (timeS: number) => ({ frame: Math.round(timeS * 60), timeS, confidence: 1 });
  const times = { address: event(0), top: event(backswingS), impact: event(backswingS + downswingS) };
  return measureTempo({ events: times as SwingEvents, view: 'face-on', timeBase: realTime });
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

it('is withheld where the downswing is too short to be shown', () => {
  expect(tempoOf(0.8, 0.004).tempoRatio).toEqual({ withheld: 'Top and impact are too close together in this video.' });
});
