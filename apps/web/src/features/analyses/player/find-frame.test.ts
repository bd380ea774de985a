import type { PoseFrame } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { findFrame, findNeighbours, momentInFrame, momentOfNeighbour } from './find-frame.ts';

const fps = 60;
const frames: PoseFrame[] = Array.from({ length: 180 }, (_, frame) => ({
  ...{ frame, timeS: frame / fps, image: null, world: null },
}));
const everyEighth = frames.filter(({ frame }) => frame % 8 === 0);

describe('findFrame', () => {
  it('finds each frame by its own time, and by any time within half a frame of it', () => {
    for (const [index, { timeS }] of frames.entries()) {
      expect(findFrame(frames, timeS, 0.01)).toBe(index);
      expect(findFrame(frames, timeS + 0.007, 0.01)).toBe(index);
    }
  });

  it('finds nothing where no frame was analysed', () => {
    const coarse = [{ timeS: 0 }, { timeS: 1 }];
    expect(findFrame(coarse, 0.5, 0.02)).toBe(-1);
    expect(findFrame([], 0, 0.02)).toBe(-1);
  });
});

describe('findNeighbours', () => {
  it('holds a moment between the analysed frames around it', () => {
    for (const { frame, timeS } of frames.slice(0, 170)) {
      const found = findNeighbours(everyEighth, timeS + 0.001, 0.2);
      expect(found?.before.frame).toBe(frame - (frame % 8));
      expect(found?.after.frame).toBe(frame - (frame % 8) + 8);
      expect(found?.share).toBeCloseTo((frame % 8) / 8, 1);
    }
  });

  it('guesses nothing across a long gap or beyond the ends', () => {
    expect(findNeighbours(everyEighth, 0.5, 0.1)).toBeNull();
    expect(findNeighbours(everyEighth, 9, 0.2)).toBeNull();
    expect(findNeighbours([], 0, 0.2)).toBeNull();
  });
});

describe('moments to seek to', () => {
  const frameShownAt = (momentS: number) => Math.floor(momentS * fps + 1e-9);

  it('lie within the time of the frame that is meant', () => {
    for (const { frame, timeS } of frames.slice(1)) {
      expect(frameShownAt(momentInFrame(timeS, fps))).toBe(frame);
      expect(frameShownAt(momentOfNeighbour(timeS, fps, 1))).toBe(frame + 1);
      expect(frameShownAt(momentOfNeighbour(timeS, fps, -1))).toBe(frame - 1);
    }
  });

  it('stop at the start', () => expect(momentOfNeighbour(0, fps, -1)).toBe(0));
});
