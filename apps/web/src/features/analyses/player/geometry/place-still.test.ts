import fc from 'fast-check';
import { expect, it } from 'vitest';
import { middleOfPose } from './middle-of-pose.ts';
import { placeStill } from './place-still.ts';

const panel = { widthPx: 56, heightPx: 84 };
const still = { widthPx: 480, heightPx: 854 };
/** Joints between two shares of the width, and a guess beside them. */
const poseAt = (from: number, to: number): [number, number, number][] => [
  [from, 0.5, 0.9],
  [to, 0.6, 0.9],
  [0.01, 0.5, 0.2],
];

it('fills the height of the panel with the golfer, and its middle with the body', () => {
  const { scale, x, y } = placeStill(
    panel,
    still,
    { left: 40, top: 300, right: 440, bottom: 640 },
    middleOfPose(poseAt(0.5, 0.6)),
  );
  expect(scale).toBeCloseTo(84 / 340);
  expect(0.55 * 480 * scale + x).toBeCloseTo(28);
  expect(300 * scale + y).toBeCloseTo(0);
});

it('shows the middle of the box without a pose', () => {
  const { scale, x } = placeStill(panel, still, { left: 40, top: 300, right: 440, bottom: 640 }, null);
  expect(240 * scale + x).toBeCloseTo(28);
});

it('leaves no gap, wherever the golfer is', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, (a, b, center) => {
      const [top, bottom] = [Math.min(a, b) * still.heightPx, Math.max(a, b) * still.heightPx];
      const { scale, x, y } = placeStill(panel, still, { left: 0, top, right: 480, bottom }, center);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0);
      expect(x + still.widthPx * scale).toBeGreaterThanOrEqual(panel.widthPx - 1e-6);
      expect(y + still.heightPx * scale).toBeGreaterThanOrEqual(panel.heightPx - 1e-6);
    }),
  );
});
