import { expect, test } from 'vitest';
import { findCaptureRate } from './find-capture-rate.ts';
import type { FrameIndex } from './frame-index.ts';
import { allTimes } from './read-edit.ts';

/** Frames at these rates, a second of each. */
function videoOf(...rates: number[]): FrameIndex {
  let timeS = 0;
  const frames = rates.flatMap((rate) =>
    Array.from({ length: rate }, () => {
      timeS += 1 / rate;
      return { timeS, durationS: 1 / rate, bytes: 1000, isKey: true };
    }),
  );
  return { frames, shown: allTimes };
}

test('a video that plays its middle slower was filmed at the rate of its ends', () => {
  expect(findCaptureRate(videoOf(240, 30, 30, 240))).toBeCloseTo(240, 3);
});

test('the order in which frames are decoded does not matter', () => {
  const { frames, shown } = videoOf(120, 30);
  const decoded = frames.flatMap((frame, at) => (at % 2 === 0 ? [frames[at + 1] ?? frame, frame] : []));
  expect(findCaptureRate({ frames: decoded, shown })).toBeCloseTo(120, 3);
});

test.each([
  ['one speed', [60, 60]],
  ['half the rate in poor light', [60, 30]],
])('a video of %s has no other capture rate', (_, rates) => {
  expect(findCaptureRate(videoOf(...rates))).toBeNull();
});

test('a part that an edit list hides is not compared', () => {
  const { frames } = videoOf(240, 30);
  expect(findCaptureRate({ frames, shown: { fromS: 1.1, untilS: 2 } })).toBeNull();
});
