import { aim, behindHead, flatToes, hand, move, onRightSide, straight } from '../stances.ts';

const bent = aim([0, 0, 1], [0, -1, 0]);
const bentLegs = { leftLeg: bent, rightLeg: aim([0.04, 0, 1], [0.04, -1, 0]) };
const rightArmForward = { rightArm: hand(-24, 2.5, 28, [-1, 0, 0]) };
const open = { chest: { tilt: -81, turn: 70 }, head: { tilt: -76, turn: 60 } };

/** On the right side. */
export const onSideMovements = {
  'side-lying-leg-raise': move(-14, onRightSide, {}, { leftLeg: { ...straight([0.75, -1, 0]), toes: [0, 0, 1] } }),
  'side-lying-double-lift': move(
    -14,
    { ...onRightSide, rightLeg: { ...straight([0.08, -1, 0]), toes: [0, 0, 1] } },
    {},
    {
      leftLeg: { ...straight([0.5, -1, 0]), toes: [0, 0, 1] },
      rightLeg: { ...straight([0.42, -1, 0]), toes: [0, 0, 1] },
    },
  ),
  'side-lying-crunch': move(
    [-8, 10],
    { ...onRightSide, ...bentLegs, ...rightArmForward, leftArm: behindHead },
    {},
    { chest: { tilt: -54 }, head: { tilt: -44 } },
  ),
  clamshell: move(
    [-8, 10],
    { ...onRightSide, rightLeg: aim([0.13, -0.5, 0.86], [0.13, -0.75, -0.66]) },
    { leftLeg: aim([0.13, -0.5, 0.86], [0.13, -0.75, -0.66]) },
    { leftLeg: aim([0.68, -0.45, 0.58], [-0.6, -0.7, -0.4]) },
  ),
  'inner-thigh-lift': move(
    [-14, 10],
    { ...onRightSide, leftLeg: { to: [17, 4.5, 16], bend: [0, 1, 0.6], toes: [0.2, -0.3, 1] } },
    { rightLeg: { ...straight([0.1, -1, 0]), toes: [0, 0, 1] } },
    { rightLeg: { ...straight([0.42, -1, 0]), toes: [0, 0, 1] } },
  ),
  'open-book': move(
    [0, 30],
    { ...onRightSide, ...bentLegs, ...rightArmForward },
    { leftArm: straight([-0.05, 0, 1]) },
    { ...open, leftArm: straight([1, 0.1, 0.1]) },
  ),
  brettzel: move(
    [0, 30],
    {
      ...onRightSide,
      leftLeg: aim([0, 0.15, 1], [0, -1, -0.1]),
      rightLeg: { ...aim([0.05, -1, -0.25], [0.1, -0.1, -1]), toes: [0.7, 0, -0.7] },
      rightArm: hand(-8, 4, 24, [-1, 0.3, 0]),
    },
    { leftArm: straight([0.4, -0.8, 0.1]) },
    { ...open, leftArm: straight([0.6, -0.75, -0.2]) },
  ),
  'side-lying-reach': move(
    [-8, 12],
    { ...onRightSide, ...bentLegs },
    { leftArm: straight([0.25, 0.3, 0.9]) },
    { chest: { tilt: -70 }, leftArm: straight([0.35, 1, 0.05]) },
  ),
  'side-lying-roll': move(
    [-8, 12],
    {
      ...onRightSide,
      ...bentLegs,
      at: [0, 7.2, 0],
      chest: { tilt: -62 },
      head: { tilt: -70 },
      leftArm: hand(-12, 3, 14, [0.4, 1, 0.4]),
    },
    { at: [-5, 7.2, 0] },
    { at: [5, 7.2, 0], leftArm: hand(-2, 3, 14, [0.4, 1, 0.4]) },
  ),
  'side-lying-bend': move(
    [-8, 8],
    {
      ...onRightSide,
      leftLeg: aim([0.1, 0, 1], [0.54, -0.86, 0]),
      rightLeg: aim([0.1, 0, 1], [0.54, -0.86, 0]),
      at: [0, 9, 0],
      pelvis: { tilt: -62 },
      rightArm: hand(-38, 3, 12, [0, -0.1, 1]),
    },
    { chest: { tilt: -98 }, head: { tilt: -95 }, leftArm: straight([0.1, 1, 0.2]) },
    { chest: { tilt: -52 }, head: { tilt: -45 }, leftArm: straight([0.1, 1, 0.2]) },
  ),
  'side-lying-rotation': move(
    [-8, 14],
    { ...onRightSide, ...bentLegs },
    { leftArm: aim([0.12, -1, 0], [-0.5, -0.05, 0.86]) },
    { leftArm: aim([0.12, -1, 0], [0.85, -0.05, 0.5]) },
  ),
};

const onRightForearm = {
  ...onRightSide,
  at: [0, 18.6, 0],
  pelvis: { tilt: -72 },
  chest: { tilt: -72 },
  head: { tilt: -72 },
  rightArm: { to: [-23.8, 2.5, 15], bend: [0, -1, -1] },
  leftArm: straight([1, 0.25, 0]),
  rightLeg: { to: [37.8, 4, 0], bend: [0, 0, 1], toes: [0, 0, 1] },
  leftLeg: { to: [38.2, 9, 0], bend: [0, 0, 1], toes: [0, 0, 1] },
} as const;
const hipsDown = { at: [-0.5, 8, 0], pelvis: { tilt: -62 }, chest: { tilt: -38 }, head: { tilt: -38 } } as const;
const shin = { ...aim([0, -1, 0.05], [0, -0.1, -1]), toes: [0.6, 0.1, -0.8] } as const;
const onRightKnee = {
  ...onRightForearm,
  rightArm: { to: [-23.8, 2.5, 15], bend: [-0.7, -0.5, -0.5] },
  at: [0, 14, 0],
  pelvis: { tilt: -72 },
  chest: { tilt: -60 },
  head: { tilt: -66 },
  leftLeg: shin,
  rightLeg: shin,
} as const;

/** On the right forearm. */
export const sidePlankMovements = {
  'side-plank': move(-18, onRightForearm, { ...hipsDown, leftArm: straight([0.45, -1, 0.1]) }, {}),
  'knee-side-plank': move(
    [-18, 8],
    { ...onRightKnee, leftArm: straight([0.45, -1, 0.1]) },
    {
      rightArm: { to: [-23.8, 2.5, 15], bend: [-1, -0.2, -0.4] },
      at: [0, 8.6, 0],
      pelvis: { tilt: -84 },
      chest: { tilt: -42 },
    },
    {},
  ),
  'side-plank-thread': move(
    [-18, 8],
    { ...onRightForearm, chest: { tilt: -70 } },
    { leftArm: hand(-16, 57, 2, [0.5, 0, -1]) },
    { chest: { tilt: -70, turn: -38 }, head: { tilt: -70, turn: -20 }, leftArm: hand(-20, 12, -13, [0.5, 0.6, 0]) },
  ),
  'star-side-plank': move(
    -18,
    onRightForearm,
    { leftArm: straight([0.5, -0.9, 0.1]) },
    { leftLeg: { to: [36, 27, 0], bend: [0, 0, 1], toes: [0, 0, 1] } },
  ),
  'side-plank-row': move(
    [-30, 8],
    onRightForearm,
    { leftArm: straight([0.2, -0.05, 1]) },
    { leftArm: aim([0.35, -0.6, -0.7], [0, 0.2, 1]) },
  ),
  copenhagen: move(
    -18,
    {
      ...onRightForearm,
      leftArm: straight([0.45, -1, 0.1]),
      leftLeg: { to: [37.6, 20, 0], bend: [0, 0, 1], toes: [0, 0, 1] },
    },
    {
      rightArm: { to: [-23.8, 2.5, 15], bend: [-1, -0.2, -0.4] },
      at: [0, 12, 0],
      pelvis: { tilt: -80 },
      chest: { tilt: -50 },
      rightLeg: { to: [36, 4, 4], bend: [0, 0, 1], toes: [0, 0, 1] },
    },
    {
      rightArm: { to: [-23.8, 2.5, 15], bend: [0, -0.4, -1] },
      at: [0, 20, 0],
      pelvis: { tilt: -84 },
      chest: { tilt: -70 },
      rightLeg: { to: [37, 13, 4], bend: [0, 0, 1], toes: [0, 0, 1] },
    },
  ),
  'side-plank-clam': move(
    [-14, 10],
    { ...onRightKnee, leftArm: straight([0.45, -1, 0.1]) },
    {},
    { leftLeg: { ...aim([0.6, -0.8, 0.3], [-0.1, -0.25, -1]), toes: [0.6, -0.1, -0.8] } },
  ),
  'side-plank-crunch': move(
    [-14, 8],
    onRightForearm,
    { leftArm: straight([0.15, 1, 0.1]) },
    {
      leftArm: aim([0.35, -0.45, 0.8], [0, 0.7, 0.6]),
      leftLeg: { to: [15, 20, 16], bend: [-0.6, 0.3, 1], toes: flatToes },
    },
  ),
  'side-plank-feet-up': move(
    -18,
    {
      ...onRightForearm,
      leftArm: straight([0.45, -1, 0.1]),
      rightLeg: { to: [37.4, 15, 2], bend: [0, 0, 1], toes: [0, 0, 1] },
      leftLeg: { to: [37.4, 17, -2], bend: [0, 0, 1], toes: [0, 0, 1] },
    },
    {
      rightArm: { to: [-23.8, 2.5, 15], bend: [-1, -0.2, -0.4] },
      at: [-0.5, 10, 0],
      pelvis: { tilt: -78 },
      chest: { tilt: -40 },
      head: { tilt: -40 },
    },
    {
      rightArm: { to: [-23.8, 2.5, 15], bend: [0, -0.6, -1] },
      at: [0, 21, 0],
      pelvis: { tilt: -84 },
      chest: { tilt: -66 },
    },
  ),
};
