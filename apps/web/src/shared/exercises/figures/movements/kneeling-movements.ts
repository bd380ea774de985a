import type { Movement } from '../movement.ts';
import { arms, foot, handsTogether, lyingToes, onAllFours, straight } from './stances.ts';

const halfKneeling = {
  at: [0, 23, 0],
  pelvis: {},
  ...arms(handsTogether(-0.05)),
  leftLeg: { ...foot(5, 20), bend: [0.1, 1, 0.5] },
  rightLeg: { to: [-4.6, 3.2, -20], bend: [0, -1, 1], toes: lyingToes },
} as const;

export const kneelingRotation: Movement = {
  view: { around: 40, above: 0 },
  start: { ...halfKneeling, chest: { turn: -40 }, head: { turn: -30 } },
  end: { ...halfKneeling, chest: { turn: 65 }, head: { turn: 55 } },
};

const tableTop = { ...onAllFours, pelvis: { lean: 78 }, chest: { lean: 78 }, head: { lean: 82 } } as const;

export const allFours: Movement = {
  view: { around: 90, above: 0 },
  start: {
    ...tableTop,
    rightArm: { upper: [-0.55, -0.17, 0.81], lower: [0.55, -0.17, 0.81] },
    leftLeg: { upper: [0, -0.21, 0.98], lower: [0, -0.98, -0.22], toes: lyingToes },
  },
  end: {
    ...tableTop,
    rightArm: straight([-0.05, 1, 0.12]),
    leftLeg: { ...straight([0, -0.97, -0.25]), toes: [0, -0.75, -0.66] },
  },
};

/** The right arm reaches under the trunk and then up; the left one carries. */
export const allFoursRotation: Movement = {
  view: { around: 62, above: 0 },
  start: {
    ...tableTop,
    chest: { lean: 84, turn: 32 },
    head: { lean: 96, turn: 25 },
    rightArm: { to: [15, 5, 24], bend: [-1, 0.2, -0.6] },
  },
  end: {
    ...tableTop,
    chest: { lean: 76, turn: -58 },
    head: { lean: 76, turn: -70 },
    rightArm: { to: [-6, 64, 18], bend: [-1, 0.2, -0.6] },
  },
};

const kneelingTall = {
  leftLeg: { ...foot(5, 22), bend: [0.1, 1, 0.5] },
  rightLeg: { to: [-4.6, 3.2, -20], bend: [0, -1, 0.4], toes: lyingToes },
  leftArm: { to: [8, 26, 20], bend: [1, -1, -0.5] },
} as const;

export const hipOpener: Movement = {
  view: { around: 80, above: 0 },
  start: { ...kneelingTall, at: [0, 23, 0], pelvis: {}, chest: {}, rightArm: straight([-0.1, -1, 0.2]) },
  end: {
    ...kneelingTall,
    at: [0, 21.3, 8.5],
    pelvis: { lean: -6 },
    chest: { lean: -12 },
    head: {},
    rightArm: straight([-0.05, 1, 0.12]),
  },
};

export const spineWave: Movement = {
  view: { around: 90, above: 0 },
  start: { ...onAllFours, pelvis: { lean: 112 }, chest: { lean: 48 }, head: { lean: 12 } },
  end: { ...onAllFours, pelvis: { lean: 48 }, chest: { lean: 106 }, head: { lean: 150 } },
};
