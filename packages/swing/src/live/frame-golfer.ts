import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import { median } from '../1-track/smooth-series.ts';

/** The golfer's place in the picture, and what to do about it. Left and right are the picture's. */
export type Framing = 'searching' | 'step-back' | 'step-closer' | 'move-left' | 'move-right' | 'ready';

/** Fewer poses than this share of the last second do not show a golfer. */
const leastShownShare = 0.5;
const fewestPoses = 3;
/** The nose to the ankles, as a share of the picture's height: above the raised club must leave it, below the model guesses. */
const [smallest, tallest] = [0.24, 0.72];
/** Feet and nose need this distance to the edges, as a share of the picture's height. */
const edgeShare = 0.02;
/** Space above the nose for the crown and the raised hands, in lengths from nose to ankles. */
const spaceAbove = 0.16;
/** Space at either side of the hips for the arms, in lengths from nose to ankles. */
const spaceBeside = 0.42;
/** Hips and feet on one spot move less than this within the last second, in lengths from nose to ankles. */
const stillTravel = 0.05;

/**
 * Reads the framing from the poses of about the last second: 'ready' with the whole body and room for the arms in the picture,
 * on one spot; 'searching' while no one is seen or the golfer walks about.
 * @param aspect width of the picture by its height
 */
export function frameGolfer(poses: readonly PoseFrame[], aspect: number): Framing {
  const seen = poses.flatMap(({ image }) => (image ? [image] : []));
  if (seen.length < fewestPoses || seen.length < leastShownShare * poses.length) return 'searching';
  const middle = (read: (pose: (typeof seen)[number]) => number): number => median(seen.map(read));
  const at =
    (names: readonly (keyof typeof landmarkIndex)[], axis: 0 | 1) =>
    (pose: (typeof seen)[number]): number =>
      names.reduce((sum, name) => sum + (pose[landmarkIndex[name]]?.[axis] ?? 0), 0) / names.length;
  const [noseY, ankleY] = [middle(at(['nose'], 1)), middle(at(ankles, 1))];
  const height = ankleY - noseY;
  if (height <= 0) return 'searching';
  const isOutBelow = ankleY + edgeShare > 1;
  const isOutAbove = noseY - spaceAbove * height < edgeShare;
  if (height > tallest || isOutAbove || isOutBelow) return 'step-back';
  if (height < smallest) return 'step-closer';
  const hipX = middle(at(hips, 0));
  const beside = (spaceBeside * height) / aspect;
  const [isOutLeft, isOutRight] = [hipX - beside < 0, hipX + beside > 1];
  if (isOutLeft && isOutRight) return 'step-back';
  if (isOutLeft) return 'move-right';
  if (isOutRight) return 'move-left';
  const travel = Math.max(
    spread(seen.map(at(hips, 0))) * aspect,
    spread(seen.map(at(hips, 1))),
    spread(seen.map(at(ankles, 0))) * aspect,
  );
  return travel <= stillTravel * height ? 'ready' : 'searching';
}

const hips = ['leftHip', 'rightHip'] as const;
const ankles = ['leftAnkle', 'rightAnkle'] as const;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
