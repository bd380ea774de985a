import type { Aim, Limb, Pose, Reach } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';

const mirrored = ([left, up, forward]: Vector): Vector => [-left, up, forward];

/** The right arm or leg that mirrors a left one. */
export function mirror<L extends Limb>(left: L): L {
  const toRight = Object.entries(left).map(([part, vector]) => [part, mirrored(vector)]);
  return Object.fromEntries(toRight) as L;
}

export const arms = (left: Limb) => ({ leftArm: left, rightArm: mirror(left) });
export const legs = (left: Limb) => ({ leftLeg: left, rightLeg: mirror(left) });

/** The height of the ankle of a foot that stands flat. */
export const ankleHeight = 4.5;
export const flatToes: Vector = [0, -0.25, 1];
/** The toes of a foot on its ball, as behind in a lunge or in a plank. */
export const tuckedToes: Vector = [0, -0.9, 0.42];
/** The toes of a foot that lies on its instep. */
export const lyingToes: Vector = [0, -0.06, -1];

/** A foot that stands flat on the floor. */
export const foot = (left: number, forward: number): Reach => ({
  to: [left, ankleHeight, forward],
  bend: [0.15 * Math.sign(left), 0, 1],
  toes: [0.25 * Math.sign(left), -0.25, 1],
});

/** An arm in a straight line. */
export const straight = (direction: Vector): Aim => ({ upper: direction, lower: direction });

export const hanging: Aim = { upper: [0.14, -1, -0.02], lower: [0.08, -1, 0.14] };
export const handOnHip: Aim = { upper: [0.72, -0.7, -0.3], lower: [-0.72, -0.62, 0.45] };
/** Both hands before the chest, on one thing. */
export const handsTogether = (up: number): Aim => straight([-0.25, up, 1]);

export const standing: Pose = {
  at: [0, 45, 0],
  pelvis: {},
  chest: {},
  ...arms(hanging),
  ...legs(foot(6, 0)),
};

/** On the back with the arms beside the trunk. */
export const onBack = {
  at: [0, 5, 0],
  pelvis: { lean: -90 },
  chest: { lean: -90 },
  head: { lean: -90 },
  ...arms({ to: [13, 2.5, 4], bend: [1, 0, 0] }),
} as const satisfies Partial<Pose>;

/** On hands and knees. */
export const onAllFours = {
  at: [0, 23, 0],
  ...arms({ to: [9, 2.5, 27], bend: [1, 0, -0.3] }),
  ...legs({ to: [4.6, 3.2, -20], bend: [0, -1, 1], toes: lyingToes }),
} as const satisfies Partial<Pose>;
