import type { Movement } from '../movement.ts';
import type { Reach } from '../skeleton/pose.ts';
import { arms, legs, straight, tuckedToes } from './stances.ts';

const onForearms: Reach = { to: [8, 2.5, 37.3], bend: [0, -1, -1] };

export const plank: Movement = {
  view: { around: 90, above: 0 },
  start: {
    at: [0, 9.9, 1.3],
    pelvis: { lean: 69 },
    chest: { lean: 69 },
    head: { lean: 82 },
    ...arms(onForearms),
    ...legs({ to: [4.2, 9.4, -37.2], bend: [0, -1, 0], toes: tuckedToes }),
  },
  end: {
    at: [0, 15.2, 0],
    pelvis: { lean: 82.7 },
    chest: { lean: 82.7 },
    ...arms(onForearms),
    ...legs({ to: [4.2, 9.8, -40.4], bend: [0, -1, 0], toes: tuckedToes }),
  },
};

const onRightForearm = {
  rightArm: { to: [-23.8, 2.5, 15], bend: [0, -1, -1] },
  rightLeg: { to: [37.8, 4, 0], bend: [0, 0, 1], toes: [0, 0, 1] },
  leftLeg: { to: [38.2, 9, 0], bend: [0, 0, 1], toes: [0, 0, 1] },
} as const;

export const sidePlank: Movement = {
  view: { around: -18, above: 0 },
  start: {
    ...onRightForearm,
    at: [-0.5, 8, 0],
    pelvis: { tilt: -62 },
    chest: { tilt: -38 },
    leftArm: straight([0.45, -1, 0.1]),
  },
  end: {
    ...onRightForearm,
    at: [0, 18.6, 0],
    pelvis: { tilt: -72 },
    chest: { tilt: -72 },
    leftArm: straight([1, 0.25, 0]),
  },
};

const pressing = {
  ...arms({ to: [11, 2.5, 21], bend: [0.6, 0.6, -1] }),
  ...legs({ to: [4.2, 9.8, -38.2], bend: [0, -1, 0], toes: tuckedToes }),
} as const;

export const push: Movement = {
  view: { around: 90, above: 0 },
  start: { ...pressing, at: [0, 24.2, 0], pelvis: { lean: 69.3 }, chest: { lean: 69.3 }, head: { lean: 78 } },
  end: { ...pressing, at: [0, 11.6, 2.6], pelvis: { lean: 87.5 }, chest: { lean: 87.5 } },
};
