import type { PoseFrame } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer } from '../../test/draw-stick-golfer.ts';
import { type Framing, frameGolfer } from './frame-golfer.ts';

const aspect = 720 / 1280;
const standing = drawStickGolfer({
  view: 'face-on',
  hand: 'right',
  fps: 10,
  durationS: 1,
  swings: [],
  noise: 0.002,
}).frames;

/** The golfer at another place, larger or smaller by `scale` about the middle of the body. */
const placed = (frames: readonly PoseFrame[], { scale = 1, right = 0, down = 0 }): PoseFrame[] =>
  frames.map((pose) => ({
    ...pose,
    image:
      pose.image?.map(([x, y, seen]): [number, number, number] => [
        0.5 + right + (x - 0.5) * scale,
        0.6 + down + (y - 0.6) * scale,
        seen,
      ]) ?? null,
  }));

describe('the framing', () => {
  it.each<[Framing, string, PoseFrame[]]>([
    ['ready', 'of a golfer in the middle', standing],
    ['step-back', 'of one who fills the picture', placed(standing, { scale: 2.2 })],
    ['step-back', 'of one whose feet are cut off', placed(standing, { down: 0.2 })],
    ['step-back', 'of one whose hands would leave it above', placed(standing, { down: -0.52 })],
    ['step-closer', 'of one who is far away', placed(standing, { scale: 0.5 })],
    ['move-right', 'of one at the left edge', placed(standing, { right: -0.35 })],
    ['move-left', 'of one at the right edge', placed(standing, { right: 0.35 })],
    ['searching', 'of an empty picture', standing.map((pose) => ({ ...pose, image: null }))],
    ['searching', 'of no pictures', []],
    ['searching', 'of one who walks in', standing.map((pose, i) => placed([pose], { right: 0.02 * i })[0] ?? pose)],
  ])('is %s %s', (framing, _, poses) => {
    expect(frameGolfer(poses, aspect)).toBe(framing);
  });
});
