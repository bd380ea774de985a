import type { PoseTrack } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, swingAt } from '../../test/draw-stick-golfer.ts';
import {
  chooseGolfer,
  chooseSearchFrames,
  isGolferSmall,
  isZoomBetter,
  searchWindows,
  showsGolfer,
  toWholePicture,
  windowAround,
} from './zoom-on-golfer.ts';

const near = drawStickGolfer({ view: 'face-on', hand: 'right', fps: 30, durationS: 3, swings: [swingAt(1)] });

/** The same golfer, this many times smaller, with the middle of the old picture at a point of the new one. */
function smaller(times: number, atX: number, atY: number): PoseTrack {
  const frames = near.frames.map((pose) => ({
    ...pose,
    image:
      pose.image?.map(([x, y, seen]): [number, number, number] => [
        atX + (x - 0.5) / times,
        atY + (y - 0.5) / times,
        seen,
      ]) ?? null,
  }));
  return { ...near, frames };
}
const withoutPoses: PoseTrack = { ...near, frames: near.frames.map((pose) => ({ ...pose, image: null, world: null })) };

describe('the window around the golfer', () => {
  it('is not needed for a golfer who fills a third of the picture', () => {
    expect(isGolferSmall(near)).toBe(false);
    expect(isGolferSmall(smaller(3, 0.5, 0.5))).toBe(true);
  });

  it.each([
    ['in the middle', 0.5, 0.5],
    ['at the left edge', 0.12, 0.5],
    ['at the right edge', 0.88, 0.5],
    ['at the top', 0.5, 0.14],
    ['at the bottom', 0.5, 0.86],
  ])('holds all landmarks of a small golfer %s, and lies in the picture', (_, x, y) => {
    const track = smaller(3, x, y);
    const window = windowAround(track);
    if (!window) throw new Error('There is no window.');
    expect(window.leftPx).toBeGreaterThanOrEqual(0);
    expect(window.topPx).toBeGreaterThanOrEqual(0);
    expect(window.leftPx + window.widthPx).toBeLessThanOrEqual(track.widthPx);
    expect(window.topPx + window.heightPx).toBeLessThanOrEqual(track.heightPx);
    for (const side of Object.values(window)) expect(side % 2).toBe(0);
    for (const [landmarkX, landmarkY] of track.frames.flatMap(({ image }) => image ?? [])) {
      expect(landmarkX * track.widthPx).toBeGreaterThanOrEqual(window.leftPx);
      expect(landmarkX * track.widthPx).toBeLessThanOrEqual(window.leftPx + window.widthPx);
      expect(landmarkY * track.heightPx).toBeGreaterThanOrEqual(window.topPx);
      expect(landmarkY * track.heightPx).toBeLessThanOrEqual(window.topPx + window.heightPx);
    }
  });

  it('does not exist without a golfer', () => {
    expect(showsGolfer(withoutPoses)).toBe(false);
    expect(isGolferSmall(withoutPoses)).toBe(false);
    expect(windowAround(withoutPoses)).toBeNull();
  });

  it('does not exist around a wrong pose of a few pixels', () => {
    expect(windowAround({ ...smaller(30, 0.5, 0.5), widthPx: 360, heightPx: 640 })).toBeNull();
  });
});

describe('the poses of the window', () => {
  const withPoses = (share: number): PoseTrack => ({
    ...near,
    frames: near.frames.map((pose, i) =>
      i < share * near.frames.length ? pose : { ...pose, image: null, world: null },
    ),
  });

  it.each([
    ['as many as those of the whole picture', near, near, true],
    ['some fewer', withPoses(0.97), near, true],
    ['those of a golfer who walks out of the window', withPoses(0.8), near, false],
    ['few, where the whole picture shows no golfer', withPoses(0.8), withoutPoses, true],
    ['those of a golfer, where the whole picture shows someone in a part of the frames', near, withPoses(0.3), true],
    ['of someone in a part of the frames', withPoses(0.3), withoutPoses, false],
    ['none', withoutPoses, withoutPoses, false],
  ])('are taken or not if they are %s', (_, zoomed, whole, isBetter) => {
    expect(isZoomBetter(zoomed, whole)).toBe(isBetter);
  });
});

describe('the windows of a search', () => {
  it.each([
    ['an upright picture', 1080, 1920, 3],
    ['a wide picture', 1920, 1080, 3],
    ['a square picture', 1000, 1000, 9],
    ['a very narrow picture', 100, 1000, 3],
  ])('cover %s', (_, widthPx, heightPx, count) => {
    const windows = searchWindows({ widthPx, heightPx });
    expect(windows).toHaveLength(count);
    // What is left out at an edge is no wider than a golfer.
    const edgePx = 0.13 * Math.min(widthPx, heightPx);
    expect(Math.min(...windows.map(({ leftPx }) => leftPx))).toBeLessThanOrEqual(edgePx);
    expect(Math.min(...windows.map(({ topPx }) => topPx))).toBeLessThanOrEqual(edgePx);
    expect(Math.max(...windows.map((window) => window.leftPx + window.widthPx))).toBeGreaterThanOrEqual(
      widthPx - edgePx,
    );
    expect(Math.max(...windows.map((window) => window.topPx + window.heightPx))).toBeGreaterThanOrEqual(
      heightPx - edgePx,
    );
  });

  it.each([
    [
      [0, 2, 4, 6, 8, 10, 12],
      [4, 6, 8],
    ],
    [
      [5, 6],
      [5, 6],
    ],
    [[], []],
  ])('are looked at in the middle of the planned frames %j', (planned, searched) => {
    expect(chooseSearchFrames(planned)).toEqual(searched);
  });

  it('choose the largest golfer that they found', () => {
    const [far, nearer] = [smaller(4, 0.2, 0.5), smaller(3, 0.7, 0.5)];
    expect(chooseGolfer([withoutPoses, far, nearer])).toBe(nearer);
    expect(chooseGolfer([withoutPoses])).toBeNull();
  });
});

it('a pose of a window is at its place in the whole picture', () => {
  const window = { leftPx: 100, topPx: 200, widthPx: 400, heightPx: 600 };
  const poses = near.frames
    .slice(0, 1)
    .map((pose) => ({ ...pose, image: [[0.5, 0.5, 0.9]] as [number, number, number][] }));
  const [pose] = toWholePicture(poses, window, { widthPx: 1000, heightPx: 1000 });
  expect(pose?.image).toEqual([[0.3, 0.5, 0.9]]);
});
