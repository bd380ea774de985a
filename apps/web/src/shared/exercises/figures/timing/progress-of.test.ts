import { describe, expect, it } from 'vitest';
import { progressOf, roundSeconds } from './progress-of.ts';

describe.each([true, false])('a round, fast: %s', (isFast) => {
  const samples = Array.from({ length: 500 }, (_, nth) => progressOf((nth / 500) * roundSeconds(isFast), isFast));

  it('begins and ends at the end of the movement, and reaches its start', () => {
    expect(samples[0]).toBe(1);
    expect(samples.at(-1)).toBe(1);
    expect(Math.min(...samples)).toBe(0);
  });

  it('never jumps', () => {
    const steps = samples.slice(1).map((value, nth) => Math.abs(value - (samples[nth] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.03);
  });

  it('takes less than 5 s, as it begins by itself', () => {
    expect(roundSeconds(isFast)).toBeLessThan(5);
  });

  it('repeats', () => {
    expect(progressOf(1 + 3 * roundSeconds(isFast), isFast)).toBeCloseTo(progressOf(1, isFast));
  });
});

it('a throw is faster out than back', () => {
  const shareOut = (isFast: boolean) => {
    const samples = Array.from({ length: 500 }, (_, nth) => progressOf((nth / 500) * roundSeconds(isFast), isFast));
    return samples.slice(250).filter((value) => value > 0 && value < 1).length;
  };
  expect(shareOut(true)).toBeLessThan(shareOut(false) / 2);
});
