import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPossiblePace } from './completion-pace.ts';

it.each([
  [1, 0, true],
  [3, 0, true],
  [4, 9_999, false],
  [4, 10_000, true],
  [6, 29_999, false],
  [6, 30_000, true],
  // A whole workout that was done without a network arrives together, after an hour.
  [8, 3_600_000, true],
])('%d exercises within %d ms: %s', (completed, ms, isPossible) => {
  expect(isPossiblePace(completed, ms)).toBe(isPossible);
});

it('more time or fewer exercises never make it impossible', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(1_000_000), fc.nat(30), fc.nat(1_000_000), (completed, ms, fewer, more) => {
      if (!isPossiblePace(completed, ms)) return;
      expect(isPossiblePace(Math.max(0, completed - fewer), ms + more)).toBe(true);
    }),
  );
});
