import { expect, it } from 'vitest';
import { copySize, poseSize } from './picture-size.ts';

it.each([
  ['a phone held upright', 1080, 1920, 600, 720, 1280],
  ['a phone on its side', 3840, 2160, 90, 1280, 720],
  ['a small picture', 480, 640, 90, 480, 640],
  ['an odd size', 1081, 1921, 90, 720, 1280],
  ['ten seconds at 240 frames a second', 1080, 1920, 2400, 540, 960],
])('sizes the copy of %s', (_, widthPx, heightPx, frames, copyWidthPx, copyHeightPx) => {
  expect(copySize({ widthPx, heightPx }, frames)).toEqual({ widthPx: copyWidthPx, heightPx: copyHeightPx });
});

it('gives the pose model at most 960 pixels', () => {
  expect(poseSize({ widthPx: 1080, heightPx: 1920 })).toEqual({ widthPx: 540, heightPx: 960 });
  expect(poseSize({ widthPx: 480, heightPx: 640 })).toEqual({ widthPx: 480, heightPx: 640 });
});
