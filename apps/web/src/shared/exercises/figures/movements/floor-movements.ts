import type { Movement } from '../movement.ts';
import type { Reach } from '../skeleton/pose.ts';
import {
  arms,
  flatToes,
  foot,
  handsTogether,
  legs,
  lyingToes,
  onAllFours,
  onBack,
  straight,
  tuckedToes,
} from './stances.ts';

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

const kneesUp = {
  ...onBack,
  ...arms(straight([1, 0, -0.062])),
  ...legs({ upper: [0, 0.05, 1], lower: [0, -1, -0.1] }),
} as const;

export const floorRotation: Movement = {
  view: { around: 90, above: 32 },
  start: kneesUp,
  end: { ...kneesUp, at: [0, 6.5, 0], pelvis: { lean: -90, turn: -72 }, chest: { lean: -90, turn: -3 } },
  props: [{ kind: 'mat', from: [-20, 0, -40], to: [17, 0, 33] }],
};

const bridgeFoot: Reach = { to: [5, 4.5, 16], bend: [0, 1, 0], toes: flatToes };

export const bridge: Movement = {
  view: { around: 90, above: 0 },
  start: { ...onBack, ...legs(bridgeFoot) },
  end: { ...onBack, ...legs(bridgeFoot), at: [0, 17, -3.2], pelvis: { lean: -118 }, chest: { lean: -121 } },
};

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

export const legRaise: Movement = {
  view: { around: 90, above: 0 },
  start: { ...onBack, leftLeg: { ...bridgeFoot, to: [5, 4.5, 18] }, rightLeg: straight([0, -1, -0.02]) },
  end: { ...onBack, leftLeg: { ...bridgeFoot, to: [5, 4.5, 18] }, rightLeg: straight([0, -0.22, 1]) },
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

const seated = {
  at: [0, 5, 0],
  pelvis: { lean: -14 },
  chest: { lean: -10 },
  head: {},
  ...arms({ to: [13, 2.5, -17], bend: [1, 0, -1] }),
} as const;
const besideHip = (left: number, knee: number): Reach => ({
  to: [left, 3.2, 21],
  bend: [knee, 0.14, 0],
  toes: [0.8 * knee, 0.3, 0.6],
});

/** Both knees fall from one side to the other, and the feet stay. */
export const hipSwitch: Movement = {
  view: { around: 12, above: 22 },
  start: { ...seated, leftLeg: besideHip(13, 1), rightLeg: besideHip(-13, 1) },
  end: { ...seated, leftLeg: besideHip(13, -1), rightLeg: besideHip(-13, -1) },
  props: [{ kind: 'mat', from: [-34, 0, -24], to: [34, 0, 36] }],
};

const onRightSide = {
  at: [0, 7.2, 0],
  pelvis: { tilt: -84 },
  chest: { tilt: -81 },
  head: { tilt: -72 },
  rightArm: straight([-0.158, 1, 0]),
  leftArm: { to: [-15, 2.5, 13], bend: [0.4, 1, 0.4] },
  rightLeg: { to: [36, 3.2, 10], bend: [0, 0, 1], toes: [0, 0, 1] },
} as const;

export const sideLyingLegRaise: Movement = {
  view: { around: -14, above: 0 },
  start: { ...onRightSide, leftLeg: { ...straight([0, -1, 0]), toes: [0, 0, 1] } },
  end: { ...onRightSide, leftLeg: { ...straight([0.75, -1, 0]), toes: [0, 0, 1] } },
};
