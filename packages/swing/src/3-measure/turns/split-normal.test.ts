import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceBelow, limitTo } from './split-normal.ts';

const uneven = { value: 90, interval: { low: 70, high: 120 } };

describe('the probability that the truth is below a bound', () => {
  it.each([
    [60, 0.0068],
    [70, 0.05],
    [85, 0.3404],
    [90, 0.5],
    [100, 0.7087],
    [120, 0.95],
    [140, 0.9969],
  ])('%d°: %f', (bound, chance) => {
    expect(chanceBelow(uneven, bound)).toBeCloseTo(chance, 3);
  });

  it('is all or nothing for an interval without width', () => {
    const exact = { value: 90, interval: { low: 90, high: 90 } };
    expect([chanceBelow(exact, 89), chanceBelow(exact, 90), chanceBelow(exact, 91)]).toEqual([0, 0.5, 1]);
  });
});

describe('a belief within limits', () => {
  it('stays as it is where the limits are far away', () => {
    const { value, interval } = limitTo(uneven, -500, 500);
    expect([value, interval.low, interval.high].map(Math.round)).toEqual([90, 70, 120]);
  });

  it('loses what lies beyond them', () => {
    const { value, interval } = limitTo({ value: 110, interval: { low: 90, high: 130 } }, 40, 118);
    expect(value).toBeCloseTo(106, 1);
    expect(interval.high).toBeCloseTo(116.6, 1);
    expect(interval.low).toBeGreaterThan(87);
  });

  it('is always ordered and within them', () => {
    const width = fc.double({ min: 0.5, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 40, max: 118, noNaN: true }), width, width, (value, below, above) => {
        const limited = limitTo({ value, interval: { low: value - below, high: value + above } }, 40, 118);
        const order = [40, limited.interval.low, limited.value, limited.interval.high, 118];
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});
