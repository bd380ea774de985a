import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, quantile, smoothSeries } from './smooth-series.ts';

const times = Array.from({ length: 40 }, (_, i) => i / 30 + (i % 3) * 0.004);
const ones = times.map(() => 1);

describe('smoothing', () => {
  it('leaves a parabola as it is and knows its rate, at uneven times', () => {
    const coefficient = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, (a, b, c) => {
        const smooth = smoothSeries(
          times,
          times.map((t) => a + b * t + c * t * t),
          ones,
          0.12,
        );
        smooth.value.forEach((value, i) => {
          const t = times[i] ?? 0;
          expect(value).toBeCloseTo(a + b * t + c * t * t, 3);
          expect(smooth.rate[i]).toBeCloseTo(b + 2 * c * t, 2);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('bridges samples without confidence', () => {
    const values = times.map((t, i) => (i > 15 && i < 20 ? 100 : t));
    const weights = times.map((_, i) => (i > 15 && i < 20 ? 0 : 1));
    const smooth = smoothSeries(times, values, weights, 0.25);
    expect(smooth.value[17]).toBeCloseTo(times[17] ?? 0, 1);
  });
});

describe('quantiles', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[5], 0.9, 5],
    [[1, Number.NaN, 3], 0, 1],
  ])('of %j at %f is %f', (values, q, expected) => {
    expect(quantile(values, q)).toBe(expected);
  });

  it('of nothing is not a number', () => {
    expect(median([])).toBeNaN();
  });
});
