import { landmarkCount, type PoseFrame } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poseAtTime } from './pose-at-time.ts';

const fps = 60;
/** A frame in which every landmark is at x; without a golfer if x is null. */
const frameWith = (frame: number, x: number | null, visibility = 1): PoseFrame => ({
  frame,
  timeS: frame / fps,
  world: null,
  image: x === null ? null : Array.from({ length: landmarkCount }, () => [x, 0.5, visibility]),
});
const clip = Array.from({ length: 180 }, (_, frame) => frameWith(frame, frame / 180));
const everyEighth = clip.filter(({ frame }) => frame % 8 === 0);

describe('an analyzed frame', () => {
  it('has its own pose at its time and within half a frame', () => {
    for (const { frame, timeS } of clip) {
      for (const time of [timeS, timeS + 0.007, timeS - 0.007]) {
        expect(poseAtTime(clip, time, fps)?.frame).toBe(frame);
      }
    }
  });

  it('has the pose of the nearest frame if the frame rate varies', () => {
    const uneven = [0, 0.004, 0.03].map((timeS, frame) => ({ ...frameWith(frame, 0.5), timeS }));
    expect(uneven.map(({ timeS }) => poseAtTime(uneven, timeS, fps)?.frame)).toEqual([0, 1, 2]);
  });
});

describe('a frame between detected poses', () => {
  it('has each landmark between theirs, with the lower visibility of both', () => {
    const pose = poseAtTime([frameWith(0, 0.2, 0.9), frameWith(8, 0.6, 0.4)], 2 / fps, fps);
    expect(pose?.frame).toBeNull();
    expect(pose?.landmarks).toHaveLength(landmarkCount);
    for (const [x, y, visibility] of pose?.landmarks ?? []) {
      expect(x).toBeCloseTo(0.3);
      expect(y).toBe(0.5);
      expect(visibility).toBe(0.4);
    }
  });

  it('is interpolated across a frame in which no golfer was found', () => {
    const pose = poseAtTime([frameWith(0, 0.2), frameWith(1, null), frameWith(2, 0.4)], 1 / fps, fps);
    expect(pose?.frame).toBeNull();
    expect(pose?.landmarks[0]?.[0]).toBeCloseTo(0.3);
  });

  it('stays on the way between its neighbors', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 176 / fps, noNaN: true }), (timeS) => {
        const x = poseAtTime(everyEighth, timeS, fps)?.landmarks[0]?.[0];
        // A pose within half a frame of the time is used as it is.
        expect(Math.abs((x ?? Number.NaN) - (timeS * fps) / 180)).toBeLessThanOrEqual(0.5 / 180 + 1e-9);
      }),
    );
  });

  it('has no pose across a long gap, before the first one or after the last one', () => {
    const gap = [frameWith(10, 0.2), frameWith(26, 0.4)];
    expect(poseAtTime(gap, 18 / fps, fps)).toBeNull();
    expect(poseAtTime(gap, 5 / fps, fps)).toBeNull();
    expect(poseAtTime(gap, 40 / fps, fps)).toBeNull();
    expect(poseAtTime([], 0, fps)).toBeNull();
  });
});
