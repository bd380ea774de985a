import { expect, it } from 'vitest';
import { timeOfFrameAt } from './time-of-frame-at.ts';

it.each([
  [0.5, 60, 30],
  // A sum of frames that is a little less than it should be.
  [29.9999999 / 60, 60, 30],
  [0.508, 60, 30],
  [-1, 60, 0],
  [99, 60, 119],
])('at %d s, %d frames a second, frame %d', (timeS, fps, frame) => {
  expect(timeOfFrameAt(timeS, { fps, frames: 120 })).toBeCloseTo((frame + 0.5) / fps, 9);
});
