import { expect, it } from 'vitest';
import { placeCamera } from '../camera/pinhole-camera.ts';
import { standardClip } from '../clip/clip-parameters.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { midShoulder } from '../swing/pose/pose-golfer.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { drawMoments, findCropWindow } from './place-crops.ts';

const swing = makeSwing(standardClip.swing);
const times = findSwingEvents(swing);
const address = swing.poseAt(times.address);
const seeds = Array.from({ length: 200 }, (_, i) => i + 1);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

it('draws moments near the events, in their order, with the address before the take-away', () => {
  for (const seed of seeds) {
    const moments = drawMoments(seed, times);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments[0]).toBeLessThanOrEqual(times.address);
    expect(Math.abs(moments[4]! - times.top)).toBeLessThanOrEqual(0.07);
  }
  expect(Math.abs(mean(seeds.map((seed) => drawMoments(seed, times)[4]! - times.top)))).toBeLessThan(0.005);
});

it.each([
  ['face-on', 1.16],
  ['down-the-line', 1.07],
] as const)('cuts around the landmarks that the pose model gives %s', (view, longer) => {
  const camera = { ...standardClip.camera, view };
  const { project } = placeCamera(camera);
  const [shoulder, hip] = [project(midShoulder(address)), project(address.midHip)];
  const trunk = Math.hypot(shoulder.x - hip.x, shoulder.y - hip.y);
  const windows = seeds.map((seed) => findCropWindow(seed, camera, address));
  expect(mean(windows.map(({ sidePx }) => sidePx / 2.7 / trunk))).toBeCloseTo(longer, 1);
  expect(new Set(windows.map(({ leftPx }) => leftPx)).size).toBe(seeds.length);
  for (const { topPx, leftPx, sidePx } of windows) {
    for (const joint of [shoulder, hip]) {
      expect(joint.y).toBeGreaterThan(topPx);
      expect(joint.y).toBeLessThan(topPx + sidePx);
      expect(joint.x).toBeGreaterThan(leftPx);
      expect(joint.x).toBeLessThan(leftPx + sidePx);
    }
  }
});
