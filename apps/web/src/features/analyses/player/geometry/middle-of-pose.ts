import { type ImageLandmarks, minJointVisibility } from '@trueswing/swing';

/** The middle of the joints that are seen, as a share of the picture's width; null without any. */
export function middleOfPose(pose: ImageLandmarks): number | null {
  const seen = pose.flatMap(([x, , visibility]) => (visibility >= minJointVisibility ? [x] : []));
  return seen.length > 0 ? (Math.min(...seen) + Math.max(...seen)) / 2 : null;
}
