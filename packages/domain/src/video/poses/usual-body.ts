import { landmarkIndex } from '@trueswing/contracts';
import { type ImageLandmarks, median } from '@trueswing/swing';
import type { PicturePoint } from '../picture-lines.ts';
import type { VideoSize } from '../place-video.ts';

type Joint = keyof typeof landmarkIndex;

export const bodyParts = ['eyes', 'shoulders', 'hips', 'ankles'] as const;
export type BodyPart = (typeof bodyParts)[number];

/** The middle of the eyes, shoulders, hips and ankles, in pixels of the picture, y down: they move little during a swing. */
export type BodyPoints = Readonly<Record<BodyPart, PicturePoint>>;

/** A golfer as most poses of the swing show him. Medians: wrong poses do not count unless they are nearly half of all. */
export interface UsualBody {
  readonly points: BodyPoints;
  readonly trunkPx: number;
  readonly legsPx: number;
  /** From the eyes over shoulders and hips to the ankles: the unit of length. */
  readonly lengthPx: number;
}

/** A joint in pixels of the picture. */
export function jointAt(pose: ImageLandmarks, joint: Joint, { widthPx, heightPx }: VideoSize): PicturePoint {
  const [x, y] = pose[landmarkIndex[joint]] ?? [0, 0];
  return { x: x * widthPx, y: y * heightPx };
}

export function bodyPoints(pose: ImageLandmarks, size: VideoSize): BodyPoints {
  const middle = (a: Joint, b: Joint): PicturePoint => {
    const [p, q] = [jointAt(pose, a, size), jointAt(pose, b, size)];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  };
  return {
    eyes: middle('leftEye', 'rightEye'),
    shoulders: middle('leftShoulder', 'rightShoulder'),
    hips: middle('leftHip', 'rightHip'),
    ankles: middle('leftAnkle', 'rightAnkle'),
  };
}

export const trunkOf = ({ shoulders, hips }: BodyPoints): number => distance(shoulders, hips);
export const legsOf = ({ hips, ankles }: BodyPoints): number => distance(hips, ankles);

export const bodyLength = (pose: BodyPoints): number =>
  distance(pose.eyes, pose.shoulders) + trunkOf(pose) + legsOf(pose);

/** @returns null without poses, or if most of them fall together to a point */
export function usualBody(poses: readonly BodyPoints[]): UsualBody | null {
  if (poses.length === 0) return null;
  const middle = (part: BodyPart): PicturePoint => ({
    x: median(poses.map((pose) => pose[part].x)),
    y: median(poses.map((pose) => pose[part].y)),
  });
  const [trunkPx, legsPx] = [median(poses.map(trunkOf)), median(poses.map(legsOf))];
  if (!(trunkPx > 0 && legsPx > 0)) return null;
  const points = {
    eyes: middle('eyes'),
    shoulders: middle('shoulders'),
    hips: middle('hips'),
    ankles: middle('ankles'),
  };
  return { points, trunkPx, legsPx, lengthPx: median(poses.map(bodyLength)) };
}

export const distance = (a: PicturePoint, b: PicturePoint): number => Math.hypot(a.x - b.x, a.y - b.y);
