import { landmarkIndex } from '@trueswing/contracts';
import {
  type BodySide,
  type ImageLandmarks,
  minJointVisibility,
  type SkeletonBone,
  skeletonBones,
} from '@trueswing/swing';

/** The longest that a bone can look, in lengths of the trunk: perspective enlarges one that points at the camera. */
const longest = { arm: 1.2, leg: 1.6, foot: 0.8 } as const;
/** An arm that spans less, from the shoulder over the elbow to the wrist, is a scribble on the body. */
const shortestArm = 0.45;

type Joint = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'FootIndex';

/**
 * The bones of a pose that are worth drawing. An arm, a leg or a foot is drawn whole or not at all: only with each of its
 * joints seen, and in a length that a body can have beside its trunk.
 */
export function seenBones(landmarks: ImageLandmarks, size: { widthPx: number; heightPx: number }): SkeletonBone[] {
  const point = (side: BodySide, joint: Joint) => {
    const [x, y, visibility] = landmarks[landmarkIndex[`${side}${joint}`]] ?? [0, 0, 0];
    return { x: x * size.widthPx, y: y * size.heightPx, isSeen: visibility >= minJointVisibility };
  };
  const middle = (joint: Joint) => {
    const [left, right] = [point('left', joint), point('right', joint)];
    return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  };
  const trunkPx = distance(middle('Shoulder'), middle('Hip'));

  /** The lengths between joints, in lengths of the trunk; infinite with a joint that is a guess. */
  const lengths = (side: BodySide, ...joints: readonly [Joint, ...Joint[]]): number[] => {
    const points = joints.map((joint) => point(side, joint));
    return points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return from.isSeen && to.isSeen && trunkPx > 0 ? distance(from, to) / trunkPx : Number.POSITIVE_INFINITY;
    });
  };
  const seenOf = (side: BodySide): Joint[] => {
    const arm = lengths(side, 'Shoulder', 'Elbow', 'Wrist');
    const hasArm = Math.max(...arm) <= longest.arm && sum(arm) >= shortestArm;
    const hasLeg = Math.max(...lengths(side, 'Hip', 'Knee', 'Ankle')) <= longest.leg;
    const hasFoot = hasLeg && Math.max(...lengths(side, 'Ankle', 'FootIndex')) <= longest.foot;
    return [
      ...(['Shoulder', 'Hip'] as const).filter((joint) => point(side, joint).isSeen),
      ...(hasArm ? (['Elbow', 'Wrist'] as const) : []),
      ...(hasLeg ? (['Knee', 'Ankle'] as const) : []),
      ...(hasFoot ? (['FootIndex'] as const) : []),
    ];
  };
  const seen = new Set<number>(
    (['left', 'right'] as const).flatMap((side) => seenOf(side).map((joint) => landmarkIndex[`${side}${joint}`])),
  );
  return skeletonBones.filter(({ from, to }) => seen.has(from) && seen.has(to));
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
