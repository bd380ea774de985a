import type { Movement, View } from '../movement.ts';
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

/** A movement between two variations of a stance. `view` is how far the viewer stands around the figure, and above it. */
export function move(
  view: number | readonly [around: number, above: number],
  stance: Pose,
  start: Partial<Pose>,
  end: Partial<Pose>,
): Movement {
  const [around, above] = typeof view === 'number' ? [view, 0] : view;
  return { view: { around, above } satisfies View, start: { ...stance, ...start }, end: { ...stance, ...end } };
}

/** The height of the ankle of a foot that stands flat. */
export const ankleHeight = 4.5;
export const flatToes: Vector = [0, -0.25, 1];
/** The toes of a foot on its ball, as behind in a lunge or in a plank. */
export const tuckedToes: Vector = [0, -0.9, 0.42];
/** The toes of a foot that lies on its instep. */
export const lyingToes: Vector = [0, -0.06, -1];
/** The toes of a leg that lies on its heel. */
export const raisedToes: Vector = [0, 1, 0.15];

/** A foot that stands flat on the floor. */
export const foot = (left: number, forward: number): Reach => ({
  to: [left, ankleHeight, forward],
  bend: [0.15 * Math.sign(left), 0, 1],
  toes: [0.25 * Math.sign(left), -0.25, 1],
});
/** A foot that is lifted off the floor. */
export const lifted = (left: number, up: number, forward: number): Reach => ({
  to: [left, up, forward],
  bend: [0, 0, 1],
  toes: flatToes,
});
/** A hand at a point; the elbow bends outward and back. */
export const hand = (left: number, up: number, forward: number, bend: Vector = [Math.sign(left), 0, -0.3]): Reach => ({
  to: [left, up, forward],
  bend,
});

export const aim = (upper: Vector, lower: Vector): Aim => ({ upper, lower });
/** An arm or a leg in a straight line. */
export const straight = (direction: Vector): Aim => aim(direction, direction);
/** An arm that hangs down from a chest that leans forward by some degrees. */
export const drop = (leanDeg: number, inward = 0.05): Aim => {
  const lean = (leanDeg * Math.PI) / 180;
  return straight([inward, -Math.cos(lean), Math.sin(lean)]);
};

export const hanging = aim([0.14, -1, -0.02], [0.08, -1, 0.14]);
export const handOnHip = aim([0.72, -0.7, -0.3], [-0.72, -0.62, 0.45]);
export const overhead = straight([0.05, 1, 0.02]);
export const wide = straight([1, 0, 0]);
export const behindHead = aim([0.9, 0.45, 0.1], [-0.72, 0.68, -0.1]);
/** Each hand on the other shoulder. */
export const crossed = aim([0.1, -0.75, 0.65], [-0.85, 0.45, 0.2]);
/** The hands before the chest, elbows down. */
export const atChest = aim([0.3, -0.85, 0.3], [-0.72, 0.62, 0.4]);
/** The hands at the ends of a club that lies across the shoulders. */
export const onShoulders = aim([0.75, -0.62, -0.15], [0.25, 0.95, -0.1]);
/** The hands at the ribs, elbows back, as at the end of a row. */
export const rowed = aim([0.3, -0.72, -0.62], [-0.1, 0.1, 1]);
/** Both hands before the chest, on one thing. */
export const handsTogether = (up: number): Aim => straight([-0.25, up, 1]);

export const standing: Pose = {
  at: [0, 45, 0],
  pelvis: {},
  chest: {},
  ...arms(hanging),
  ...legs(foot(6, 0)),
};
/** As at address. */
export const golfPosture = {
  at: [0, 42.5, -7],
  pelvis: { lean: 28 },
  chest: { lean: 34 },
  head: { lean: 18 },
  ...arms(drop(34, -0.26)),
  ...legs(foot(8, 0)),
} satisfies Pose;

/** On the back with bent knees and the arms beside the trunk. */
export const onBack = {
  at: [0, 5, 0],
  pelvis: { lean: -90 },
  chest: { lean: -90 },
  head: { lean: -90 },
  ...arms(hand(13, 2.5, 4, [1, 0, 0])),
  ...legs({ to: [5, ankleHeight, 16], bend: [0, 1, 0], toes: flatToes }),
} satisfies Pose;

export const prone = {
  at: [0, 4.95, 0],
  pelvis: { lean: 88 },
  chest: { lean: 86 },
  head: { lean: 70 },
  ...arms(straight([0.1, 1, 0.06])),
  ...legs({ to: [4.2, 3.2, -40.95], bend: [0, -1, 0], toes: lyingToes }),
} satisfies Pose;

export const onRightSide = {
  at: [0, 7.2, 0],
  pelvis: { tilt: -84 },
  chest: { tilt: -81 },
  head: { tilt: -72 },
  rightArm: straight([-0.158, 1, 0]),
  leftArm: hand(-15, 2.5, 13, [0.4, 1, 0.4]),
  rightLeg: { to: [36, 3.2, 10], bend: [0, 0, 1], toes: [0, 0, 1] },
  leftLeg: { ...straight([0, -1, 0]), toes: [0, 0, 1] },
} satisfies Pose;

/** On hands and knees. */
export const onAllFours = {
  at: [0, 23, 0],
  pelvis: { lean: 78 },
  chest: { lean: 78 },
  head: { lean: 82 },
  ...arms(hand(9, 2.5, 27)),
  ...legs({ to: [4.6, 3.2, -20], bend: [0, -1, 1], toes: lyingToes }),
} satisfies Pose;
/** Sits on the heels, with the chest forward. */
export const onHeels = {
  at: [0, 9.5, -15],
  pelvis: { lean: 72 },
  chest: { lean: 74 },
  head: { lean: 88 },
  ...arms(hand(8, 2.5, 32)),
  ...legs({ to: [4.6, 3.2, -16], bend: [0, -0.2, 1], toes: lyingToes }),
} satisfies Pose;

export const halfKneeling = {
  at: [0, 23, 0],
  pelvis: {},
  chest: {},
  ...arms(hanging),
  leftLeg: { ...foot(5, 20), bend: [0.1, 1, 0.5] },
  rightLeg: { to: [-4.6, 3.2, -20], bend: [0, -1, 1], toes: lyingToes },
} satisfies Pose;
export const tallKneeling = {
  at: [0, 23.4, 0],
  pelvis: {},
  chest: {},
  ...arms(hanging),
  ...legs({ to: [4.6, 3.2, -20], bend: [0, -1, 1], toes: lyingToes }),
} satisfies Pose;

/** On a seat. */
export const seated = {
  at: [0, 25.5, 0],
  pelvis: {},
  chest: {},
  ...arms(hand(7.5, 27, 17)),
  ...legs(foot(7, 19)),
} satisfies Pose;
/** On the floor with long legs. */
export const longSitting = {
  at: [0, 5, 0],
  pelvis: { lean: -6 },
  chest: { lean: -2 },
  ...arms(hanging),
  ...legs({ to: [4.6, ankleHeight, 40], bend: [0, 1, 0], toes: raisedToes }),
} satisfies Pose;

/** On straight arms, as at the top of a push-up. */
export const highPlank = {
  at: [0, 24.2, 0],
  pelvis: { lean: 69.3 },
  chest: { lean: 69.3 },
  head: { lean: 78 },
  ...arms(hand(11, 2.5, 21, [0.6, 0.6, -1])),
  ...legs({ to: [4.2, 9.8, -38.2], bend: [0, -1, 0], toes: tuckedToes }),
} satisfies Pose;
/** On the forearms. */
export const lowPlank = {
  at: [0, 15.2, 0],
  pelvis: { lean: 82.7 },
  chest: { lean: 82.7 },
  ...arms(hand(8, 2.5, 37.3, [0, -1, -1])),
  ...legs({ to: [4.2, 9.8, -40.4], bend: [0, -1, 0], toes: tuckedToes }),
} satisfies Pose;
