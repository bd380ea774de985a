import type { PoseTrack } from '@trueswing/contracts';
import { landmarkIndex } from '@trueswing/contracts';

/** The edge at which the golfer leaves the picture. */
export type CutOff = 'head' | 'feet' | 'side';

/** Feet beyond the lower edge by this share of the picture are not a matter of a pixel. */
const slack = 0.005;
/** The crown is so far above the nose, in lengths from nose to shoulders. */
const crownAboveNose = 0.5;
/** Shorter than this share of the frames is a stray landmark. */
const leastShare = 0.2;

const feet = [landmarkIndex.leftAnkle, landmarkIndex.rightAnkle];
const body = [
  landmarkIndex.nose,
  landmarkIndex.leftShoulder,
  landmarkIndex.rightShoulder,
  landmarkIndex.leftHip,
  landmarkIndex.rightHip,
  landmarkIndex.leftAnkle,
  landmarkIndex.rightAnkle,
];

/**
 * Where the golfer leaves the picture in a part of the video, or null: the model places joints beyond the edge where the body
 * continues. Arms may leave it, since the hands are far out for a moment only.
 */
export function findCutOff(track: PoseTrack, fromS: number, toS: number): CutOff | null {
  const poses = track.frames.flatMap(({ image, timeS }) => (image && timeS >= fromS && timeS <= toS ? [image] : []));
  const isOften = (isOut: (pose: (typeof poses)[number]) => boolean): boolean =>
    poses.length > 0 && poses.filter(isOut).length >= Math.max(2, leastShare * poses.length);
  const y = (pose: (typeof poses)[number], landmark: number): number => pose[landmark]?.[1] ?? 0.5;
  if (isOften((pose) => feet.some((landmark) => y(pose, landmark) > 1 + slack))) return 'feet';
  const crown = (pose: (typeof poses)[number]): number => {
    const nose = y(pose, landmarkIndex.nose);
    const shoulders = (y(pose, landmarkIndex.leftShoulder) + y(pose, landmarkIndex.rightShoulder)) / 2;
    return nose - crownAboveNose * Math.max(0, shoulders - nose);
  };
  if (isOften((pose) => crown(pose) < -slack)) return 'head';
  const isBeside = (x: number): boolean => x < -slack || x > 1 + slack;
  return isOften((pose) => body.some((landmark) => isBeside(pose[landmark]?.[0] ?? 0.5))) ? 'side' : null;
}
