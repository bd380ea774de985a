import { expect, test } from 'vitest';
import { placeOutline } from './place-outline.ts';

const pose = {
  widthPx: 1080,
  heightPx: 1920,
  landmarks: [[0.5, 0.5, 1] as [number, number, number], [0.6, 0.9, 0.8] as [number, number, number]],
};

test('a picture of the same shape has the outline where it was, whatever its pixels', () => {
  expect(placeOutline(pose, { widthPx: 540, heightPx: 960 })).toEqual(pose.landmarks);
});

test('a picture that is wide shows an upright outline in its middle, in the same size on the long side', () => {
  const [, [x, y] = []] = placeOutline(pose, { widthPx: 1920, heightPx: 1080 });
  expect(x).toBeCloseTo(0.5 + (0.1 * 1080) / 1920, 6);
  expect(y).toBeCloseTo(0.5 + (0.4 * 1920) / 1080, 6);
});
