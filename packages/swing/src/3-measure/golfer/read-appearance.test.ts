import { type Color, landmarkCount, landmarkIndex, type SeenPart, seenParts } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import type { SettledPose } from '../../1-track/settle-pose.ts';
import { bodyCropPx } from '../crops/body-window.ts';
import { type Band, findBodyCrop } from '../crops/find-body-parts.ts';
import { readAppearance } from './read-appearance.ts';

type Joint = keyof typeof landmarkIndex;
const picture = { widthPx: 600, heightPx: 800 };
/** A golfer from the front in a picture, in pixels. */
const joints: Partial<Record<Joint, readonly [number, number]>> = {
  nose: [300, 215],
  leftEar: [318, 210],
  rightEar: [282, 210],
  leftShoulder: [345, 260],
  rightShoulder: [255, 260],
  leftHip: [325, 420],
  rightHip: [275, 420],
  leftElbow: [340, 340],
  rightElbow: [260, 340],
  leftWrist: [305, 410],
  rightWrist: [295, 412],
  leftKnee: [335, 530],
  rightKnee: [265, 530],
  leftAnkle: [345, 650],
  rightAnkle: [255, 650],
  leftHeel: [345, 662],
  rightHeel: [255, 662],
  leftFootIndex: [365, 680],
  rightFootIndex: [235, 680],
};
function poseOf(moved: typeof joints = {}, right = 0): SettledPose {
  const image = Array.from({ length: landmarkCount }, (): [number, number, number] => [300 + right, 400, 0]);
  for (const [name, [x, y]] of Object.entries({ ...joints, ...moved })) {
    image[landmarkIndex[name as Joint]] = [x + right, y, 0];
  }
  return { image, world: image };
}

/** A crop in which each part has its own color, and all else is gray. */
function paint(parts: Readonly<Record<SeenPart, readonly Band[]>>): Uint8Array {
  const crop = new Uint8Array(3 * bodyCropPx ** 2).fill(128);
  seenParts.forEach((part, i) => {
    for (const { from, to, halfWidthPx } of parts[part]) {
      for (let pixel = 0; pixel < bodyCropPx ** 2; pixel++) {
        const [dx, dy] = [(pixel % bodyCropPx) + 0.5 - from[0], Math.floor(pixel / bodyCropPx) + 0.5 - from[1]];
        const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(alongX, alongY);
        const [along, across] = [(dx * alongX + dy * alongY) / length ** 2, (dx * alongY - dy * alongX) / length];
        if (along > -0.2 && along < 1.2 && Math.abs(across) < halfWidthPx + 0.5) crop.set(colorOf(i), 3 * pixel);
      }
    }
  });
  return crop;
}
const colorOf = (i: number): Color => [20 + 25 * i, 230 - 25 * i, 100];

it('reads the color of each part, and nothing of what is around it', () => {
  const crop = findBodyCrop(poseOf(), picture);
  const appearance = readAppearance(paint(crop.parts), crop);
  expect(appearance.shirt).toHaveLength(9);
  expect(appearance.forearm).toHaveLength(2);
  expect(appearance.shirt, 'beside the arms').toContainEqual(colorOf(0));
  for (const part of ['upperArm', 'thigh', 'shank', 'head', 'ground'] as const) {
    for (const color of appearance[part]) expect(color, part).toEqual(colorOf(seenParts.indexOf(part)));
  }
});

it('reads the same of the arms wherever the lead arm is: from behind it is hidden, and its joints lie on what hides it', () => {
  const hidden = findBodyCrop(poseOf({ leftElbow: [290, 345], leftWrist: [300, 405] }), picture);
  const seen = findBodyCrop(poseOf(), picture);
  for (const part of ['upperArm', 'forearm'] as const) expect(hidden.parts[part], part).toEqual(seen.parts[part]);
  for (const { from } of seen.parts.forearm) expect(from[0], 'on the trail side').toBeLessThan(bodyCropPx / 2);
});

it('does not depend on where in the picture the golfer stands', () => {
  const [here, there] = [findBodyCrop(poseOf(), picture), findBodyCrop(poseOf({}, 40), picture)];
  expect(there.window.leftPx).toBeCloseTo(here.window.leftPx + 40, 9);
  expect(there.parts.shank[0]?.from[0]).toBeCloseTo(here.parts.shank[0]?.from[0] ?? 0, 9);
});

it('leaves out what is beyond the picture', () => {
  const crop = findBodyCrop(poseOf(), { widthPx: 600, heightPx: 640 });
  const { shoe, ground, shirt } = readAppearance(paint(crop.parts), crop);
  expect(shoe).toEqual([]);
  expect(ground).toEqual([]);
  expect(shirt).toHaveLength(9);
});

it('reads the mixture of a striped shirt', () => {
  const crop = findBodyCrop(poseOf(), picture);
  const pixels = Uint8Array.from({ length: 3 * bodyCropPx ** 2 }, (_, i) =>
    Math.floor(i / 3 / bodyCropPx) % 2 ? 200 : 40,
  );
  for (const [red] of readAppearance(pixels, crop).shirt) expect(Math.abs(red - 120)).toBeLessThan(14);
});

it('reads nothing where the golfer has no size', () => {
  const nowhere = Object.fromEntries(Object.keys(joints).map((name) => [name, [300, 400]])) as typeof joints;
  const crop = findBodyCrop(poseOf(nowhere), picture);
  expect(Object.values(readAppearance(new Uint8Array(3 * bodyCropPx ** 2), crop)).flat()).toEqual([]);
});
