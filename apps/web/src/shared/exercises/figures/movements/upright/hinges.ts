import { aim, arms, drop, foot, hand, handsTogether, hanging, legs, move, standing, straight } from '../stances.ts';

const squatFeet = legs(foot(7.5, 0));
const deepFeet = legs({ ...foot(7.5, 0), bend: [0.4, 0.3, 1] });
const hinged = { at: [0, 41.5, -11], pelvis: { lean: 62 }, chest: { lean: 68 }, head: { lean: 58 } } as const;
const onLeft = { ...standing, leftLeg: foot(4.2, 0) } as const;
/** Seesaws on the left leg. */
const seesaw = {
  at: [2.5, 44, -4],
  pelvis: { lean: 74 },
  chest: { lean: 76 },
  head: { lean: 66 },
  rightLeg: { ...straight([0, -1, 0.06]), toes: [0, -1, -0.2] },
} as const;

/** The trunk hinges at the hips. */
export const hingeMovements = {
  'hip-hinge': move(82, standing, {}, { ...hinged, ...arms(straight([0.05, -0.37, 0.93])) }),
  deadlift: move(78, { ...standing, ...squatFeet }, arms(drop(0, -0.05)), {
    at: [0, 33, -15],
    pelvis: { lean: 54 },
    chest: { lean: 58 },
    head: { lean: 40 },
    ...deepFeet,
    ...arms(drop(58, -0.05)),
  }),
  'hinge-hanging': move(82, standing, arms(drop(-6)), { ...hinged, ...arms(drop(68)) }),
  'kettlebell-swing': move(
    82,
    { ...standing, ...legs(foot(8, 0)) },
    { ...hinged, ...arms(straight([-0.22, -0.85, 0.05])) },
    arms(handsTogether(-0.05)),
  ),
  'good-morning': move(82, { ...standing, ...arms(aim([0.6, -0.7, 0.3], [-0.2, 0.95, 0.1])) }, {}, hinged),
  kickstand: move(
    78,
    { ...standing, rightLeg: { to: [-5, 8, -10], bend: [0, 0, 1], toes: [0, -0.7, 0.8] } },
    { at: [0, 44.5, -2], ...arms(drop(-4)) },
    { ...hinged, ...arms(drop(68)) },
  ),
  'single-leg-hinge': move(
    78,
    onLeft,
    { at: [2, 45.3, 0], rightLeg: { ...straight([0, -1, -0.08]), toes: [0, -0.2, 1] } },
    { ...seesaw, ...arms(drop(76)) },
  ),
  'hip-airplane': move(
    40,
    { ...onLeft, ...seesaw, ...arms(straight([1, 0.05, 0.1])) },
    { pelvis: { lean: 70, turn: 18 }, chest: { lean: 72, turn: 18 } },
    { pelvis: { lean: 70, turn: -38 }, chest: { lean: 72, turn: -38 }, head: { lean: 60, turn: -20 } },
  ),
  'bent-over-row': move(
    80,
    { ...standing, ...hinged, ...arms(drop(68)) },
    arms(drop(68)),
    arms(aim([0.3, -0.75, -0.6], [0, -0.3, 0.95])),
  ),
  'reverse-fly': move(30, { ...standing, ...hinged }, arms(drop(68)), arms(straight([1, 0.05, 0.12]))),
  'gorilla-row': move(
    58,
    {
      ...standing,
      at: [0, 37, -13],
      pelvis: { lean: 64 },
      chest: { lean: 70 },
      head: { lean: 56 },
      ...legs(foot(11, 0)),
    },
    arms(drop(70, 0.02)),
    { rightArm: aim([-0.3, -0.75, -0.6], [0, -0.3, 0.95]), chest: { lean: 68, turn: -14 } },
  ),
  'club-post-stretch': move(
    84,
    standing,
    { at: [0, 44, -6], pelvis: { lean: 24 }, chest: { lean: 26 }, ...arms(hand(1.5, 52, 26, [1, -0.3, 0])) },
    {
      at: [0, 42, -13],
      pelvis: { lean: 68 },
      chest: { lean: 74 },
      head: { lean: 70 },
      ...arms(hand(1.5, 52, 36, [1, -0.3, 0])),
    },
  ),
  'hang-hinge': move(
    80,
    { ...standing, leftArm: hanging },
    { at: [0, 44.4, -5], pelvis: { lean: 18 }, chest: { lean: 20 }, rightArm: hand(-6, 77, 29, [-1, 0, 0]) },
    {
      at: [0, 41, -14],
      pelvis: { lean: 62 },
      chest: { lean: 66 },
      head: { lean: 60 },
      rightArm: hand(-6, 63, 31.5, [-1, 0, 0]),
    },
  ),
  'wall-puppy': move(
    86,
    { ...standing, ...arms(hand(8, 48, 42, [1, -0.3, 0])) },
    {
      at: [0, 43.6, -8],
      pelvis: { lean: 46 },
      chest: { lean: 46 },
      head: { lean: 44 },
      ...arms(hand(8, 55, 37.5, [1, -0.3, 0])),
    },
    {
      at: [0, 41.5, -13],
      pelvis: { lean: 84 },
      chest: { lean: 90 },
      head: { lean: 92 },
      ...arms(hand(8, 48, 38, [1, -0.3, 0])),
    },
  ),
  'windmill-reach': move(
    14,
    { ...standing, ...legs(foot(15, 0)), at: [0, 41, -8], pelvis: { lean: 60 }, head: { lean: 50 } },
    { chest: { lean: 58 }, ...arms(straight([1, 0, 0.02])) },
    { chest: { lean: 72, turn: 72 }, head: { lean: 50, turn: 40 }, ...arms(straight([1, 0, 0.02])) },
  ),
  'revolved-triangle': move(
    66,
    {
      ...standing,
      leftLeg: foot(4.5, 15),
      rightLeg: { ...foot(-5, -17), toes: [-0.4, -0.25, 1] },
      at: [0, 40, -4],
      pelvis: { lean: 62 },
      rightArm: hand(-4, 25, 24, [-1, 0, 0]),
    },
    { chest: { lean: 66 }, head: { lean: 60 }, leftArm: hand(8, 26, 24, [1, 0, 0]) },
    { chest: { lean: 72, turn: 58 }, head: { lean: 60, turn: 50 }, leftArm: hand(10, 78, 12, [1, 0, 0]) },
  ),
};
