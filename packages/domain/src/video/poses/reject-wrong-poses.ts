import type { PoseTrack, SwingEvents } from '@trueswing/contracts';
import { type ImageLandmarks, median } from '@trueswing/swing';
import type { PicturePoint } from '../picture-lines.ts';
import type { VideoSize } from '../place-video.ts';
import {
  type BodyPart,
  type BodyPoints,
  bodyLength,
  bodyParts,
  bodyPoints,
  distance,
  jointAt,
  legsOf,
  trunkOf,
  type UsualBody,
  usualBody,
} from './usual-body.ts';

/**
 * Greatest distance of a part of the body from its usual place during the swing, in body lengths. On 17 labeled clips and 8
 * rendered cameras the farthest were 0.13 (ankles), 0.17, 0.22 and 0.32 (eyes).
 */
const farthest: Readonly<Record<BodyPart, number>> = { ankles: 0.2, hips: 0.22, shoulders: 0.32, eyes: 0.42 };
/** Shares of the usual length; the same videos had 0.65…1.6 (trunk, seen from above) and 0.78…1.17 (legs). */
const trunkRange = { from: 0.5, to: 1.8 };
const legsRange = { from: 0.7, to: 1.35 };
/** Before address and after the finish the golfer walks: only the size counts. */
const sizeRange = { from: 0.6, to: 1.6 };
/** A body moves at most this far from one pose to the next, in body lengths: a share for the model's jitter, and a speed. */
const jitter = 0.05;
const fastestPerS = 1.5;
/** Between poses that are farther apart in time, nothing can be followed. */
const longestGapS = 0.2;

/** The sides of the body are farther than this from where they are just before and after, in body lengths: a mirror image. */
const mostTurned = 0.3;

/** The poses of one golfer: `track` without those that cannot be his, and how he usually looks during the swing. */
export interface TrustedPoses {
  readonly track: PoseTrack;
  /** null without a pose during the swing. */
  readonly body: UsualBody | null;
}

/**
 * Rejects the poses that are not the golfer's: at another place, of another size or shape than most poses of the swing have.
 * A pose that the golfer reaches without a jump is kept, such as a step forward at the finish.
 */
export function rejectWrongPoses(track: PoseTrack, { address, finish }: SwingEvents): TrustedPoses {
  const poses = track.frames.flatMap(({ image, timeS }, index) => {
    const isSwing = timeS >= address.timeS - 1e-6 && timeS <= finish.timeS + 1e-6;
    return image ? [{ index, timeS, isSwing, points: bodyPoints(image, track), across: acrossBody(image, track) }] : [];
  });
  const body = usualBody(poses.filter(({ isSwing }) => isSwing).map(({ points }) => points));
  if (!body) return { track, body };

  const right = new Set(poses.filter(({ isSwing, points }) => isSwing && isUsual(points, body)));
  // Forward from each trusted pose, then backward.
  for (const inOrder of [poses, poses.toReversed()]) {
    let known: (typeof poses)[number] | undefined;
    for (const pose of inOrder) {
      const gapS = Math.abs(pose.timeS - (known?.timeS ?? Number.NEGATIVE_INFINITY));
      if (known && right.has(known) && isReached(pose.points, known.points, body, gapS)) right.add(pose);
      known = pose;
    }
  }
  const kept = poses.filter((pose) => right.has(pose));
  kept.forEach((pose, i) => {
    const around = [...kept.slice(Math.max(0, i - 2), i), ...kept.slice(i + 1, i + 3)].map(({ across }) => across);
    const usual = { x: median(around.map(({ x }) => x)), y: median(around.map(({ y }) => y)) };
    if (around.length > 1 && distance(pose.across, usual) > mostTurned * body.lengthPx) right.delete(pose);
  });
  const frames = [...track.frames];
  for (const pose of poses) {
    const frame = frames[pose.index];
    if (!frame || right.has(pose) || (!pose.isSwing && isOfSize(pose.points, body))) continue;
    frames[pose.index] = { ...frame, image: null, world: null };
  }
  return { track: { ...track, frames }, body };
}

/** From the right to the left side of the body, added up for shoulders and hips. */
function acrossBody(pose: ImageLandmarks, size: VideoSize): PicturePoint {
  const [leftShoulder, rightShoulder] = [jointAt(pose, 'leftShoulder', size), jointAt(pose, 'rightShoulder', size)];
  const [leftHip, rightHip] = [jointAt(pose, 'leftHip', size), jointAt(pose, 'rightHip', size)];
  return {
    x: leftShoulder.x - rightShoulder.x + leftHip.x - rightHip.x,
    y: leftShoulder.y - rightShoulder.y + leftHip.y - rightHip.y,
  };
}

const isIn = (value: number, { from, to }: { from: number; to: number }): boolean => value >= from && value <= to;

const isUsual = (pose: BodyPoints, body: UsualBody): boolean =>
  bodyParts.every((part) => distance(pose[part], body.points[part]) <= farthest[part] * body.lengthPx) &&
  isIn(trunkOf(pose) / body.trunkPx, trunkRange) &&
  isIn(legsOf(pose) / body.legsPx, legsRange);

const isReached = (pose: BodyPoints, known: BodyPoints, { lengthPx }: UsualBody, gapS: number): boolean =>
  gapS <= longestGapS &&
  bodyParts.every((part) => distance(pose[part], known[part]) <= (jitter + fastestPerS * gapS) * lengthPx);

const isOfSize = (pose: BodyPoints, { lengthPx }: UsualBody): boolean => isIn(bodyLength(pose) / lengthPx, sizeRange);
