import type { Movement } from '../movement.ts';
import type { Reach } from '../skeleton/pose.ts';
import { arms, flatToes, legs, onBack, straight } from './stances.ts';

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

export const legRaise: Movement = {
  view: { around: 90, above: 0 },
  start: { ...onBack, leftLeg: { ...bridgeFoot, to: [5, 4.5, 18] }, rightLeg: straight([0, -1, -0.02]) },
  end: { ...onBack, leftLeg: { ...bridgeFoot, to: [5, 4.5, 18] }, rightLeg: straight([0, -0.22, 1]) },
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
