import type { Movement } from '../movement.ts';
import type { Aim } from '../skeleton/pose.ts';
import { arms, foot, handOnHip, handsTogether, legs, mirror, standing, straight, tuckedToes } from './stances.ts';

const clubOnShoulders: Aim = { upper: [0.75, -0.62, -0.15], lower: [0.25, 0.95, -0.1] };
const turning = { ...standing, ...arms(clubOnShoulders), ...legs(foot(8, 0)), at: [0, 44, 0] } as const;

export const standingRotation: Movement = {
  view: { around: 0, above: 16 },
  start: { ...turning, pelvis: { turn: -20 }, chest: { turn: -55 }, head: { turn: -8 } },
  end: { ...turning, pelvis: { turn: 20 }, chest: { turn: 55 }, head: { turn: 8 } },
  props: [
    { kind: 'mat', from: [-26, 0, -16], to: [26, 0, 18] },
    { kind: 'club', through: ['leftHand', 'rightHand'], beyond: 11 },
  ],
};

const bending = {
  ...standing,
  leftArm: { upper: [0.12, 1, 0], lower: [-0.2, 1, 0] },
  rightArm: mirror(handOnHip),
  ...legs(foot(7, 0)),
} as const;

export const sideBend: Movement = {
  view: { around: 0, above: 0 },
  start: bending,
  end: { ...bending, at: [2.5, 44.8, 0], pelvis: { tilt: -8 }, chest: { tilt: -42 }, head: { tilt: -48 } },
};

export const hipHinge: Movement = {
  view: { around: 82, above: 0 },
  start: standing,
  end: {
    ...standing,
    at: [0, 41.5, -11],
    pelvis: { lean: 62 },
    chest: { lean: 68 },
    head: { lean: 58 },
    ...arms(straight([0.05, -0.37, 0.93])),
  },
};

export const squat: Movement = {
  view: { around: 62, above: 0 },
  start: { ...standing, ...legs(foot(7.5, 0)) },
  end: {
    ...standing,
    at: [0, 23.5, -14],
    pelvis: { lean: 28 },
    chest: { lean: 34 },
    head: { lean: 14 },
    ...arms(straight([0.08, 0.62, 0.78])),
    ...legs({ ...foot(7.5, 0), bend: [0.4, 0.3, 1] }),
  },
};

const frontFoot = foot(4.5, 17);
const rearFoot = { to: [-4.5, 9.6, -20], bend: [0, -0.3, 1], toes: tuckedToes } as const;
const split = { ...standing, leftLeg: frontFoot, ...arms(handOnHip) } as const;

export const lunge: Movement = {
  view: { around: 75, above: 0 },
  start: { ...split, at: [0, 40.5, -2], rightLeg: rearFoot },
  end: { ...split, at: [0, 24, -1], rightLeg: { ...rearFoot, bend: [0, -1, 0.6] } },
};

const rowing = { ...standing, at: [0, 43, -3], ...legs(foot(6, 0)), pelvis: { lean: 6 }, chest: { lean: 4 } } as const;

export const pull: Movement = {
  view: { around: 78, above: 0 },
  start: { ...rowing, ...arms(straight([-0.05, -0.18, 1])) },
  end: { ...rowing, ...arms({ upper: [0.3, -0.72, -0.62], lower: [-0.1, 0.1, 1] }) },
  props: [
    { kind: 'wall', from: [0, 0, 46], to: [0, 70, 46] },
    { kind: 'band', from: [0, 56, 46], to: 'leftHand' },
    { kind: 'band', from: [0, 56, 46], to: 'rightHand' },
  ],
};

const pressing = { ...standing, at: [0, 44, 0], ...legs(foot(7, 0)) } as const;

export const pressOut: Movement = {
  view: { around: 38, above: 0 },
  start: { ...pressing, ...arms({ upper: [0.3, -0.85, 0.3], lower: [-0.72, 0.62, 0.4] }) },
  end: { ...pressing, ...arms(handsTogether(-0.03)) },
  props: [
    { kind: 'wall', from: [-46, 0, 8], to: [-46, 74, 8] },
    { kind: 'band', from: [-46, 66, 8], to: 'rightHand' },
  ],
};

const walking = { ...standing, leftLeg: foot(4.2, 1), ...arms(straight([0.16, -1, 0.02])) } as const;

export const carry: Movement = {
  view: { around: 62, above: 0 },
  start: {
    ...walking,
    at: [0, 44.6, -2],
    rightLeg: { to: [-4.4, 9.6, -15], bend: [0, 0, 1], toes: tuckedToes },
  },
  end: { ...walking, at: [0, 44.8, 1], rightLeg: { to: [-4.4, 15, 16], bend: [0, 0, 1], toes: [0, -0.1, 1] } },
  props: [
    { kind: 'weight', at: 'leftHand' },
    { kind: 'weight', at: 'rightHand' },
  ],
};

export const armRaise: Movement = {
  view: { around: 0, above: 0 },
  start: { ...standing, ...arms(straight([0.3, -1, 0])) },
  end: { ...standing, ...arms(straight([0.5, 1, 0])) },
};

const balancing = { ...standing, leftLeg: foot(4.2, 0) } as const;

export const singleLegBalance: Movement = {
  view: { around: 38, above: 0 },
  start: {
    ...balancing,
    at: [0, 45, 0],
    rightLeg: { upper: [-0.05, -1, 0.08], lower: [0, -1, -0.05], toes: [0, -0.25, 1] },
  },
  end: {
    ...balancing,
    at: [3, 45.2, 0],
    ...arms({ upper: [1, -0.35, 0.1], lower: [1, -0.1, 0.2] }),
    rightLeg: { upper: [-0.1, 0.05, 1], lower: [0, -1, -0.05], toes: [0, -0.35, 1] },
  },
};

const throwing = { ...standing, ...legs(foot(11, 0)) } as const;

export const throwBall: Movement = {
  view: { around: 12, above: 0 },
  start: {
    ...throwing,
    at: [-5, 40, 0],
    pelvis: { lean: 8, turn: -40 },
    chest: { lean: 14, turn: -72 },
    head: { turn: 10 },
    ...arms(handsTogether(-0.75)),
  },
  end: {
    ...throwing,
    at: [5, 41, 0],
    pelvis: { turn: 45 },
    chest: { turn: 75 },
    head: { turn: 70 },
    ...arms(handsTogether(0.1)),
  },
  props: [{ kind: 'ball', radius: 5, flight: [9, 1, 0] }],
  isFast: true,
};

const atWall = { ...standing, ...arms({ to: [8, 62, 26], bend: [0.5, -1, 0] }) } as const;

/** The toes stay and the heels rise. */
export const heelRaise: Movement = {
  view: { around: 84, above: 0 },
  start: { ...atWall, at: [0, 45.4, 0], ...legs({ ...foot(6, 0), toes: [0, -0.25, 1] }) },
  end: { ...atWall, at: [0, 50.7, 4.2], ...legs({ ...foot(6, 4.4), to: [6, 9.8, 4.4], toes: tuckedToes }) },
  props: [{ kind: 'wall', from: [0, 0, 28.5], to: [0, 78, 28.5] }],
};
