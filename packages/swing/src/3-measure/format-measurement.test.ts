import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { formatMeasurement, unitOf } from './format-measurement.ts';

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

  it('say so when nothing was measured', () => {
    expect(formatMeasurement(undefined)).toBe('Not measured in this video.');
  });
});
