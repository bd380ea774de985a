import { describe, expect, it } from 'vitest';
import { smashFactor } from './smash-factor.ts';

describe('smash factor', () => {
  it.each([
    [150, 100, 1.5],
    [133, 94, 1.41],
    [120, 0, 120],
    [120, null, 120],
    [120, undefined, 120],
  ])('%f over %s is %f', (ball, club, smash) => {
    expect(smashFactor(ball, club)).toBe(smash);
  });
});
