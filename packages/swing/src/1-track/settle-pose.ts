import type { PoseTrack } from '@trueswing/contracts';
import { median } from './smooth-series.ts';

type Point = readonly [x: number, y: number, z: number];

/** One pose made of the frames about a moment: each coordinate is the median, which ignores one bad frame. */
export interface SettledPose {
  /** Pixels of the picture, y down; z is unused. */
  readonly image: readonly Point[];
  /** Meters from the mid-hip: x to the picture's right, y down, z away from the camera. */
  readonly world: readonly Point[];
}

/** Frames farther than this from the event say nothing about it. */
const farthestS = 0.12;

/** Null if no pose was detected near the moment. Times are in seconds of the file. */
export function settlePose(track: PoseTrack, fromS: number, toS: number): SettledPose | null {
  const detected = track.frames.filter((frame) => frame.image !== null && frame.world !== null);
  let near = detected.filter(({ timeS }) => timeS >= fromS && timeS <= toS);
  if (near.length === 0) {
    const middle = (fromS + toS) / 2;
    const gap = (timeS: number) => Math.abs(timeS - middle);
    const nearest = detected.reduce<(typeof detected)[number] | null>(
      (best, frame) => (best === null || gap(frame.timeS) < gap(best.timeS) ? frame : best),
      null,
    );
    if (!nearest || gap(nearest.timeS) > farthestS) return null;
    near = [nearest];
  }
  const settle = (of: (frame: (typeof near)[number]) => readonly Point[], unit: Point): Point[] =>
    of(near[0]!).map((_, landmark) => {
      const axis = (d: 0 | 1 | 2) => median(near.map((frame) => of(frame)[landmark]![d])) * unit[d]; // every frame has every landmark
      return [axis(0), axis(1), axis(2)];
    });
  return {
    image: settle((frame) => frame.image ?? [], [track.widthPx, track.heightPx, 0]),
    world: settle((frame) => frame.world ?? [], [1, 1, 1]),
  };
}
