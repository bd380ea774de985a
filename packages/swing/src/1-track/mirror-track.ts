import { landmarkCount, type PoseFrame, type PoseTrack } from '@trueswing/contracts';

/** BlazePose's pairs of left and right landmarks. */
const pairs: readonly (readonly [number, number])[] = [
  [1, 4],
  [2, 5],
  [3, 6],
  [7, 8],
  [9, 10],
  ...Array.from({ length: 11 }, (_, i) => [11 + 2 * i, 12 + 2 * i] as const),
];

const twin: readonly number[] = (() => {
  const map = Array.from({ length: landmarkCount }, (_, i) => i);
  for (const [left, right] of pairs) {
    map[left] = right;
    map[right] = left;
  }
  return map;
})();

/**
 * Mirrors a track: swaps left and right and flips x (image about the picture's middle, world about the hips). A mirrored
 * left-hander's track is a right-hander's, so the rest of the code handles right-handers only.
 */
export function mirrorTrack(track: PoseTrack): PoseTrack {
  return { ...track, frames: track.frames.map(mirrorFrame) };
}

function mirrorFrame(pose: PoseFrame): PoseFrame {
  return {
    ...pose,
    image: pose.image && twin.map((i): [number, number, number] => mirrored(pose.image?.[i], 1)),
    world: pose.world && twin.map((i): [number, number, number] => mirrored(pose.world?.[i], 0)),
  };
}

const mirrored = (point: [number, number, number] | undefined, width: number): [number, number, number] =>
  point ? [width - point[0], point[1], point[2]] : [0, 0, 0];
