import { expect, it } from 'vitest';
import { timeInFrame, timeOfNeighbor } from './seek-times.ts';

const fps = 60;
const frameShownAt = (momentS: number) => Math.floor(momentS * fps + 1e-9);

it('are within the time of the intended frame', () => {
  for (let frame = 1; frame < 180; frame++) {
    expect(frameShownAt(timeInFrame(frame / fps, fps))).toBe(frame);
    expect(frameShownAt(timeOfNeighbor(frame / fps, fps, 1))).toBe(frame + 1);
    expect(frameShownAt(timeOfNeighbor(frame / fps, fps, -1))).toBe(frame - 1);
  }
});

it('stop at the start', () => expect(timeOfNeighbor(0, fps, -1)).toBe(0));
