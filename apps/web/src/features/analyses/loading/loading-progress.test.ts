import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadingProgress } from './loading-progress.ts';

it.each([
  [0, 0, 0],
  [15, 0, 0.45],
  [29.999, 0, 0.9],
  [30, 0, 0.95],
  [59, 0, 0.95],
  [3, 0.6, 0.6],
  [3, 1, 0.95],
])('after %f s with the work at %f it stands at %f', (elapsedS, realProgress, expected) => {
  expect(loadingProgress({ elapsedS, realProgress, isComplete: false })).toBeCloseTo(expected, 3);
});

it('is full only when complete, and never falls over time', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const seconds = fc.double({ min: 0, max: 120, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, share, share, (a, b, p, q) => {
      const at = (elapsedS: number, realProgress: number) =>
        loadingProgress({ elapsedS, realProgress, isComplete: false });
      expect(at(Math.min(a, b), Math.min(p, q))).toBeLessThanOrEqual(at(Math.max(a, b), Math.max(p, q)));
      expect(at(a, p)).toBeLessThan(1);
      expect(loadingProgress({ elapsedS: a, realProgress: p, isComplete: true })).toBe(1);
    }),
  );
});
