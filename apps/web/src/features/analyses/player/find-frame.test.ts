import type { PoseFrame } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { findFrame, findNeighbors, timeInFrame, timeOfNeighbor } from './find-frame.ts';

const fps = 60;
const frames: PoseFrame[] = Array.from({ length: 180 }, (_, frame) => ({
  ...{ frame, timeS: frame / fps, image: null, world: null },
}));
const everyEighth = frames.filter(({ frame }) => frame % 8 === 0);

describe('findFrame', () => {
  it('finds each frame by its time and by any time within half a frame', () => {
    for (const [index, { timeS }] of frames.entries()) {
      expect(findFrame(frames, timeS, 0.01)).toBe(index);
      expect(findFrame(frames, timeS + 0.007, 0.01)).toBe(index);
    }
  });

  it('finds nothing where no frame was analyzed', () => {
    const coarse = [{ timeS: 0 }, { timeS: 1 }];
    expect(findFrame(coarse, 0.5, 0.02)).toBe(-1);
    expect(findFrame([], 0, 0.02)).toBe(-1);
  });
});

describe('findNeighbors', () => {
  it('finds the analyzed frames around a time', () => {
    for (const { frame, timeS } of frames.slice(0, 170)) {
      const found = findNeighbors(everyEighth, timeS + 0.001, 0.2);
      expect(found?.before.frame).toBe(frame - (frame % 8));
      expect(found?.after.frame).toBe(frame - (frame % 8) + 8);
      expect(found?.share).toBeCloseTo((frame % 8) / 8, 1);
    }
  });

  it('finds nothing across a long gap or beyond the ends', () => {
    expect(findNeighbors(everyEighth, 0.5, 0.1)).toBeNull();
    expect(findNeighbors(everyEighth, 9, 0.2)).toBeNull();
    expect(findNeighbors([], 0, 0.2)).toBeNull();
  });
});

describe('times to seek to', () => {
  const frameShownAt = (momentS: number) => Math.floor(momentS * fps + 1e-9);

  it('are within the time of the intended frame', () => {
    for (const { frame, timeS } of frames.slice(1)) {
      expect(frameShownAt(timeInFrame(timeS, fps))).toBe(frame);
      expect(frameShownAt(timeOfNeighbor(timeS, fps, 1))).toBe(frame + 1);
      expect(frameShownAt(timeOfNeighbor(timeS, fps, -1))).toBe(frame - 1);
    }
  });

  it('stop at the start', () => expect(timeOfNeighbor(0, fps, -1)).toBe(0));
});
