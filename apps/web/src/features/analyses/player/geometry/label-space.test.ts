import { expect, it } from 'vitest';
import { labelSpaceOf } from './label-space.ts';

const stage = { widthPx: 390, heightPx: 440 };
const noCorners = { abovePx: 0, belowPx: 120, corners: null };

it('is the part of the video that the stage shows, above the controls', () => {
  const space = labelSpaceOf(stage, { widthPx: 1280, heightPx: 720 }, { x: -200, y: 0, scale: 0.5 }, noCorners);
  expect(space).toEqual({ visible: { left: 400, top: 0, right: 1180, bottom: 640 }, covered: [] });
});

it('ends with the video, where the video leaves a gap', () => {
  const upright = { widthPx: 360, heightPx: 640 };
  const space = labelSpaceOf(stage, upright, { x: 105, y: 20, scale: 0.5 }, { ...noCorners, belowPx: 0 });
  expect(space.visible).toEqual({ left: 0, top: 0, right: 360, bottom: 640 });
});

it('leaves out the corners that are covered', () => {
  const corners = { left: { widthPx: 120, heightPx: 140 }, right: { widthPx: 52, heightPx: 52 } };
  const covered = { abovePx: 0, belowPx: 120, corners };
  const space = labelSpaceOf(stage, { widthPx: 780, heightPx: 880 }, { x: 0, y: 0, scale: 0.5 }, covered);
  expect(space.covered).toEqual([
    { left: 0, top: 0, right: 240, bottom: 280 },
    { left: 676, top: 0, right: 780, bottom: 104 },
  ]);
});
