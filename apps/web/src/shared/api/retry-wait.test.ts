import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostRetries, readRetryAfterS, retryWaitMs } from './retry-wait.ts';

const atRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = Array.from({ length: mostRetries }, (_, index) => index);
const waits = (random: number) => attempts.map((attempt) => retryWaitMs(attempt, null, () => random));

it('the waits grow, and none is missing', () => {
  expect(waits(0.5)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});

it('clients whose server restarts do not come back together, and no later than within 40 s', () => {
  expect([waits(0)[0], waits(0.999)[0]]).toEqual([750, 1_250]);
  fc.assert(
    fc.property(fc.array(atRandom, { minLength: mostRetries, maxLength: mostRetries }), (randoms) => {
      const drawn = attempts.map((attempt) => retryWaitMs(attempt, null, () => randoms[attempt] ?? 0) ?? 0);
      const total = drawn.reduce((sum, each) => sum + each, 0);
      expect(total).toBeGreaterThan(23_000);
      expect(total).toBeLessThan(40_000);
    }),
  );
});

it('no wait is shorter than the server asks for, and none much longer', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: mostRetries - 1 }),
      fc.integer({ min: 0, max: 20 }),
      atRandom,
      (attempt, askedS, random) => {
        const waitMs = retryWaitMs(attempt, askedS, () => random) ?? 0;
        expect(waitMs).toBeGreaterThanOrEqual(askedS * 1_000);
        expect(waitMs).toBeLessThanOrEqual(Math.max(10_000, askedS * 1_250));
      },
    ),
  );
});

it.each([
  ['after the last retry', mostRetries, null],
  ['for longer than a golfer watches a bar that stands still', 0, 21],
  ['until tomorrow', 0, 3_600],
])('does not wait %s', (_, attempt, askedS) => {
  expect(retryWaitMs(attempt, askedS)).toBeNull();
});

it.each([
  ['5', 5],
  ['0', 0],
  ['Sun, 29 Nov 2026 12:00:30 GMT', 30],
  ['Sun, 29 Nov 2026 11:59:00 GMT', 0],
  ['', null],
  ['-3', null],
  ['soon', null],
  [null, null],
])('the header %j asks for %j seconds', (header, seconds) => {
  expect(readRetryAfterS(header, Date.parse('2026-11-29T12:00:00Z'))).toBe(seconds);
});
