import { type Color, landmarkCount, landmarkIndex } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { trunkCropPx } from '../turns/network/trunk-window.ts';
import type { SettledPose } from '../turns/settle-pose.ts';
import { findShirtBand, readShirt } from './read-shirt.ts';

type Point = [x: number, y: number, z: number];
const window = { leftPx: 400, topPx: 200, sidePx: 160 };

/** A pose in a picture whose window is twice the size of its crop; joints in pixels of the crop. */
function poseOf(joints: Partial<Record<keyof typeof landmarkIndex, readonly [number, number]>>): SettledPose {
  const image = Array.from({ length: landmarkCount }, (): Point => [0, 0, 0]);
  for (const [name, [x, y]] of Object.entries(joints)) {
    image[landmarkIndex[name as keyof typeof landmarkIndex]] = [400 + 2 * x, 200 + 2 * y, 0];
  }
  return { image, world: image };
}
const front = poseOf({
  ...{ leftShoulder: [50, 25], rightShoulder: [30, 25], leftHip: [46, 55], rightHip: [34, 55] },
});
const behind = poseOf({
  ...{ leftShoulder: [52, 28], rightShoulder: [48, 28], leftHip: [31, 52], rightHip: [29, 52] },
});

const [navy, tan, grass]: [Color, Color, Color] = [
  [30, 40, 90],
  [190, 170, 130],
  [60, 140, 50],
];

function paint(colorAt: (x: number, y: number) => Color | undefined): Uint8Array {
  const crop = new Uint8Array(3 * trunkCropPx ** 2);
  for (let pixel = 0; pixel < trunkCropPx ** 2; pixel++) {
    crop.set(colorAt(pixel % trunkCropPx, Math.floor(pixel / trunkCropPx)) ?? [0, 0, 0], 3 * pixel);
  }
  return crop;
}

it.each([
  { view: 'the front', pose: front, center: () => 40 },
  // Leaning over: the trunk runs from (50, 28) to (30, 52).
  { view: 'behind', pose: behind, center: (y: number) => 50 - (y - 28) * 0.83 },
])('reads the shirt from $view, and neither the grass around it nor the trousers', ({ pose, center }) => {
  const crop = paint((x, y) => (Math.abs(x - center(y)) > 9 ? grass : y < 50 ? navy : tan));
  expect(readShirt(crop, findShirtBand(pose, window))).toEqual([navy, navy, navy]);
});

it('reads a panel on one side apart from the rest', () => {
  const crop = paint((x) => (x < 37 ? grass : navy));
  const colors = readShirt(crop, findShirtBand(front, window));
  expect(colors).toHaveLength(3);
  expect(colors).toContainEqual(navy);
  expect(colors).not.toEqual([navy, navy, navy]);
});

it('reads the mixture of the colors of a striped shirt', () => {
  const crop = paint((_, y) => (y % 2 === 0 ? grass : navy));
  for (const [red, green, blue] of readShirt(crop, findShirtBand(front, window))) {
    expect(Math.abs(red - 45)).toBeLessThan(6);
    expect(Math.abs(green - 90)).toBeLessThan(12);
    expect(Math.abs(blue - 70)).toBeLessThan(6);
  }
});

it('reads nothing where the golfer has no size', () => {
  expect(
    readShirt(
      paint(() => navy),
      findShirtBand(poseOf({}), window),
    ),
  ).toEqual([]);
});
