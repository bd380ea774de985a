import { expect, it } from 'vitest';
import { startOfFrame, timeInFrame, timeOfNeighbor } from './seek-times.ts';

const fps = 60;
const frameShownAt = (momentS: number) => Math.floor(momentS * fps + 1e-9);

it('are within the time of the intended frame', () => {
  for (let frame = 1; frame < 180; frame++) {
    expect(frameShownAt(timeInFrame(frame / fps, fps))).toBe(frame);
    for (const moment of [frame / fps, timeInFrame(frame / fps, fps), (frame + 0.9) / fps]) {
      expect(frameShownAt(timeOfNeighbor(moment, fps, 1))).toBe(frame + 1);
      expect(frameShownAt(timeOfNeighbor(moment, fps, -1))).toBe(frame - 1);
      expect(frameShownAt(timeOfNeighbor(moment, fps, 7))).toBe(frame + 7);
    }
  }
});

it('take a time that the browser rounded down to be that of its frame', () => {
  expect(frameShownAt(timeOfNeighbor(11.999999 / fps, fps, 1))).toBe(13);
});

it('stop at the start', () => expect(timeOfNeighbor(0, fps, -1)).toBe(0));

it('begin a frame for every moment in it, and for one that the browser rounded down', () => {
  for (let frame = 0; frame < 180; frame++) {
    for (const moment of [frame / fps, timeInFrame(frame / fps, fps), (frame + 0.99) / fps, frame / fps - 1e-6]) {
      expect(startOfFrame(Math.max(0, moment), fps)).toBeCloseTo(frame / fps, 9);
    }
  }
});
