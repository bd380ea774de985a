import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { formatMeasurement, formatSize, formatWithValue, sayMeasurement, unitOf } from './format-measurement.ts';

describe('degree strings', () => {
  it.each([
    [measured(92, 9), '92° ± 9°'],
    [measured(91.6, 8.7), '92° ± 9°'],
    [measured(75, 9, { bound: 'at-least' }), '75° or more'],
    [measured(40, 9, { bound: 'at-most' }), '40° or less'],
    [measured(-0.2, 1), '0° ± 1°'],
    [measured(-7, 4), '−7° ± 4°'],
    [{ withheld: 'Needs a down-the-line video.' }, 'Needs a down-the-line video.'],
  ])('%j is "%s"', (measurement, text) => {
    expect(formatMeasurement(measurement)).toBe(text);
  });

  it('give value and ± the same decimals', () => {
    expect(formatMeasurement(measured(4, 0.3), unitOf('tempoRatio'))).toBe('4.0 ± 0.3');
    expect(formatMeasurement(measured(0.9, 0.04), unitOf('downswingS'))).toBe('0.90 s ± 0.04 s');
    expect(formatMeasurement(measured(-0.04, 1), unitOf('tempoRatio'))).toBe('0.0 ± 1.0');
  });

  it('give a tempo the ends of its interval', () => {
    const tempo = measured(6, 2, { ratioInterval: { low: 4.71, high: 8.04 } });
    expect(formatMeasurement(tempo, unitOf('tempoRatio'))).toBe('6.0 (4.7–8.0)');
    expect(sayMeasurement(tempo, unitOf('tempoRatio'))).toBe('about 6.0');
  });

  it('of a wide range are its ends; its value is only in texts from which a number is read', () => {
    const wide = measured(46, 24, { interval: { low: 24, high: 71 }, isWide: true });
    expect(formatMeasurement(wide)).toBe('25–70° (wide range)');
    expect(sayMeasurement(wide)).toBe('25–70°');
    expect(formatSize(wide, '°')).toBe('25–70°');
    expect(formatWithValue(wide)).toBe('about 45° (25–70°)');
  });

  it('say so when nothing was measured', () => {
    expect(formatMeasurement(undefined)).toBe('Not measured in this video.');
  });
});
