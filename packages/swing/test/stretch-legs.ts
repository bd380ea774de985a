import { landmarkIndex, type PoseTrack } from '@trueswing/contracts';

const { leftHip, rightHip } = landmarkIndex;
const belowHips = new Set([25, 26, 27, 28, 29, 30, 31, 32]);

/** The golfer with longer or shorter legs, in the poses in space; the picture stays. */
export function stretchLegs(track: PoseTrack, factor: number): PoseTrack {
  const frames = track.frames.map((frame) => {
    const hips = [leftHip, rightHip].map((hip) => frame.world?.[hip]);
    const world = frame.world?.map((point, i): [number, number, number] => {
      const hip = hips[i % 2 === 1 ? 0 : 1];
      if (!hip || !belowHips.has(i)) return point;
      const stretch = (d: 0 | 1 | 2) => hip[d] + factor * (point[d] - hip[d]);
      return [stretch(0), stretch(1), stretch(2)];
    });
    return { ...frame, world: world ?? null };
  });
  return { ...track, frames };
}
