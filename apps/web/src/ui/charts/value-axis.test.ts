import { expect, it } from 'vitest';
import { roundTicks, valuesToShow } from './value-axis.ts';

it.each([
  [{ min: 91.2, max: 98.4 }, [90, 92, 94, 96, 98, 100]],
  [{ min: 40, max: 95 }, [40, 60, 80, 100]],
  [{ min: 2.6, max: 3.4 }, [2.6, 2.8, 3, 3.2, 3.4]],
  [{ min: -7, max: 3 }, [-10, -5, 0, 5]],
])('labels %o with round values', (range, ticks) => {
  expect(roundTicks(range)).toEqual(ticks);
});

it('always encloses the range with three to six ticks', () => {
  for (const min of [-312.7, -9.99, 0, 0.03, 88, 250.5]) {
    for (let span = 0.1; span < 2000; span *= 1.07) {
      const ticks = roundTicks({ min, max: min + span });
      expect(ticks[0]).toBeLessThanOrEqual(min + span * 1e-6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(min + span - span * 1e-6);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  }
});

it('covers each ±, the spread of the average and the target', () => {
  const points = [
    { id: 'a', atMs: 0, reading: { value: 88, plusMinus: 9 } },
    { id: 'b', atMs: 1, reading: { withheld: 'Out of the picture.' } },
  ];
  const average = { sinceMs: 0, mean: 84, standardDeviation: 8, n: 3 };
  expect(valuesToShow(points, average, null, 10)).toEqual({ min: 76, max: 97 });
  expect(valuesToShow(points, null, { min: 85, max: 105 }, 10)).toEqual({ min: 79, max: 105 });
});

it('covers the uneven range of a ratio, not its ±', () => {
  const reading = { value: 6, plusMinus: 2, ratioInterval: { low: 4.7, high: 8.9 } };
  expect(valuesToShow([{ id: 'a', atMs: 0, reading }], null, null, 1)).toEqual({ min: 4.7, max: 8.9 });
});

it('does not magnify the scale if all values are equal', () => {
  const point = { id: 'a', atMs: 0, reading: { value: 90, plusMinus: null } };
  expect(valuesToShow([point], null, null, 10)).toEqual({ min: 85, max: 95 });
});
