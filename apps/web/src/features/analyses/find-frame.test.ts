import { describe, expect, it } from 'vitest';
import { findFrame, momentInFrame } from './find-frame.ts';

const at60Fps = Array.from({ length: 180 }, (_, frame) => ({ timeS: frame / 60 }));

describe('findFrame', () => {
  it('finds each frame by its own time, and by any time within half a frame of it', () => {
    for (const [index, { timeS }] of at60Fps.entries()) {
      expect(findFrame(at60Fps, timeS, 0.01)).toBe(index);
      expect(findFrame(at60Fps, timeS + 0.007, 0.01)).toBe(index);
    }
  });

  it('finds nothing where no frame was analysed', () => {
    const coarse = [{ timeS: 0 }, { timeS: 1 }];
    expect(findFrame(coarse, 0.5, 0.02)).toBe(-1);
    expect(findFrame([], 0, 0.02)).toBe(-1);
  });
});

describe('momentInFrame', () => {
  it('lies within the time of the frame', () => {
    for (const [index, { timeS }] of at60Fps.entries()) {
      const moment = momentInFrame(at60Fps, index);
      expect(moment).toBeGreaterThan(timeS);
      expect(moment).toBeLessThan(timeS + 1 / 60);
    }
  });
});
