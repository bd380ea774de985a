import { add, mix, scale, type Vec3 } from '../geometry/vector.ts';
import type { MarkerRecording } from './read-c3d.ts';

/** The path of a point: one position per frame of the recording, x toward the target, y up, z toward the ball. */
export type Path = readonly Vec3[];

/**
 * A marker's path in the axes of our swings. Gaps are bridged by straight lines, and single-frame jumps are removed by a
 * median of five. Null if the marker was never found.
 */
export function followMarker(recording: MarkerRecording, marker: string): Path | null {
  const found = Array.from({ length: recording.frames }, (_, frame) => {
    // GEARS: y up, the golfer looks along −x, the target lies along +z
    const [x, y, z] = recording.positionOf(marker, frame);
    return x === 0 && y === 0 && z === 0 ? null : ([z, y, -x] as const);
  });
  if (found.every((point) => point === null)) return null;
  const bridged = bridgeGaps(found);
  const median = (frame: number, axis: 0 | 1 | 2): number =>
    bridged
      .slice(Math.max(0, frame - 2), frame + 3)
      .map((point) => point[axis])
      .sort((a, b) => a - b)
      .at(Math.floor((Math.min(frame, 2) + Math.min(bridged.length - 1 - frame, 2)) / 2))!; // the middle one exists
  return bridged.map((_, frame) => [median(frame, 0), median(frame, 1), median(frame, 2)]);
}

/** The mean of those markers that the cameras found. Throws if they found none. */
export function followMean(recording: MarkerRecording, markers: readonly string[]): Path {
  const followed = markers.map((marker) => followMarker(recording, marker)).filter((path) => path !== null);
  if (followed.length === 0) throw new Error(`the recording lost ${markers.join(', ')}`);
  const meanAt = (frame: number): Vec3 => scale(followed.map((path) => path[frame]!).reduce(add), 1 / followed.length); // every path has every frame
  return Array.from({ length: recording.frames }, (_, frame) => meanAt(frame));
}

function bridgeGaps(found: readonly (Vec3 | null)[]): Vec3[] {
  const known = found.flatMap((point, frame) => (point ? [{ frame, point }] : []));
  return found.map((point, frame) => {
    if (point) return point;
    const after = known.find((each) => each.frame > frame);
    const before = known.findLast((each) => each.frame < frame);
    if (!after || !before) return (after ?? before)!.point; // the caller has checked that one is known
    return mix(before.point, after.point, (frame - before.frame) / (after.frame - before.frame));
  });
}
