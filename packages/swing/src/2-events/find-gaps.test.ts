import { describe, expect, it } from 'vitest';
import { isLostAt, lastPoseBeforeGap } from './find-gaps.ts';

/** `x` is a sample with a pose, `.` one without; they are a tenth of a second apart. */
const poses = (samples: string, spacingS = 0.1) => ({
  detected: [...samples].map((each) => each === 'x'),
  timesS: [...samples].map((_, i) => i * spacingS),
});

describe('with a downswing of 0.3 s', () => {
  it.each([
    ['xxxxxxxx', 0.35, false, 'every sample has a pose'],
    ['xxx..xxx', 0.35, false, 'two are missing'],
    ['xxx...xx', 0.35, true, 'three are missing'],
    ['xxx...xx', 0.2, false, 'the last pose before the gap is one'],
    ['xxx...xx', 0.65, false, 'the golfer is found again'],
    ['xxx.....', 0.5, false, 'no pose follows: the video ends there'],
  ])('of %s the moment %d s is lost: %s, because %s', (samples, timeS, isLost) => {
    expect(isLostAt(poses(samples), timeS, 0.3)).toBe(isLost);
  });

  it('neighbors of a sparse track are no gap, however far apart', () => {
    expect(isLostAt(poses('xxx', 0.5), 0.7, 0.3)).toBe(false);
  });
});

it.each([
  ['xxxxxxxx', 7],
  ['xxx..xxx', 7],
  ['xxx...xx', 2],
  ['xxx.....', 2],
  ['xx.xx...', 4],
])('of %s the last pose before a gap of more than 0.35 s is sample %i', (samples, last) => {
  expect(lastPoseBeforeGap(poses(samples), 1, 0.35)).toBe(last);
});
