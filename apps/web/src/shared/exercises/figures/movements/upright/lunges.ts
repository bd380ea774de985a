import {
  aim,
  arms,
  atChest,
  foot,
  hand,
  handOnHip,
  handsTogether,
  move,
  standing,
  straight,
  tuckedToes,
} from '../stances.ts';

const frontFoot = foot(4.5, 17);
const rearFoot = { to: [-4.5, 9.6, -20], bend: [0, -0.3, 1], toes: tuckedToes } as const;
const split = { ...standing, leftLeg: frontFoot, ...arms(handOnHip) } as const;
const lungeDown = { at: [0, 24, -1], rightLeg: { ...rearFoot, bend: [0, -1, 0.6] } } as const;

/** One foot in front, or on a step. */
export const lungeMovements = {
  lunge: move(75, split, { at: [0, 40.5, -2], rightLeg: rearFoot }, lungeDown),
  'lunge-rotation': move(
    50,
    { ...split, ...lungeDown, ...arms(handsTogether(0)) },
    {},
    { chest: { turn: 55 }, head: { turn: 50 } },
  ),
  'lunge-twist': move(
    50,
    { ...split, ...lungeDown, ...arms(atChest), pelvis: { lean: 10 } },
    { chest: { lean: 14 } },
    { chest: { lean: 40, turn: 55 }, head: { lean: 20, turn: 60 } },
  ),
  'greatest-stretch': move(
    64,
    {
      ...split,
      at: [0, 22, 2],
      pelvis: { lean: 62 },
      chest: { lean: 66 },
      head: { lean: 60 },
      leftLeg: { ...foot(7, 20), bend: [0.3, 1, 0.4] },
      rightLeg: { to: [-4.5, 9.6, -34], bend: [0, -1, 0], toes: tuckedToes },
      rightArm: hand(-9, 2.5, 26),
    },
    { leftArm: hand(2, 5, 24, [1, 0.2, -0.6]) },
    { chest: { lean: 62, turn: 60 }, head: { lean: 60, turn: 60 }, leftArm: hand(10, 62, 20, [1, 0.2, -0.6]) },
  ),
  'side-angle': move(
    8,
    {
      ...standing,
      at: [4, 30, -2],
      leftLeg: { ...foot(20, 0), bend: [1, 0.2, 0.6], toes: [1, -0.25, 0.3] },
      rightLeg: foot(-26, 0),
      leftArm: hand(20, 29, 4, [1, 0.6, 0]),
    },
    { chest: { tilt: 20 }, pelvis: { tilt: 14 }, head: { tilt: 12 }, rightArm: straight([-0.7, -0.7, 0]) },
    { chest: { tilt: 54 }, pelvis: { tilt: 34 }, head: { tilt: 54 }, rightArm: straight([-0.1, 1, 0]) },
  ),
  bulgarian: move(
    78,
    { ...split, leftLeg: foot(4.5, 12) },
    { at: [0, 41, 0], rightLeg: { to: [-4.5, 23, -26], bend: [0, -1, 0.6], toes: [0, -0.2, -1] } },
    {
      at: [0, 28, -3],
      pelvis: { lean: 12 },
      chest: { lean: 16 },
      rightLeg: { to: [-4.5, 23, -26], bend: [0, -1, 0.6], toes: [0, -0.2, -1] },
    },
  ),
  'lunge-to-stand': move(70, split, lungeDown, {
    at: [1.5, 43, 8],
    rightLeg: { to: [-4.5, 24, 24], bend: [0, 0.3, 1], toes: [0, -0.35, 1] },
  }),
  curtsy: move(
    24,
    { ...standing, leftLeg: foot(5, 4), ...arms(handOnHip) },
    { at: [0, 44, 2], rightLeg: { to: [-5, 6, 0], bend: [0, 0, 1], toes: [0, -0.5, 1] } },
    {
      at: [3, 29, -4],
      pelvis: { lean: 14 },
      chest: { lean: 16 },
      rightLeg: { to: [17, 9.6, -18], bend: [-0.3, -1, 0.8], toes: tuckedToes },
    },
  ),
  'step-up': move(
    78,
    { ...standing, ...arms(handOnHip), leftLeg: { ...foot(5, 16), to: [5, 16, 16] } },
    { at: [0, 43, -3], rightLeg: { ...foot(-5, -10), to: [-5, 5, -10] } },
    { at: [0, 56.6, 14], rightLeg: { ...foot(-5, 15), to: [-5, 16, 15] } },
  ),
  'step-up-drive': move(
    78,
    { ...standing, ...arms(handOnHip), leftLeg: { ...foot(5, 16), to: [5, 16, 16] } },
    { at: [0, 43, -3], rightLeg: { ...foot(-5, -10), to: [-5, 5, -10] } },
    { at: [1, 56.6, 15], rightLeg: { ...foot(-5, 24), to: [-5, 36, 24] } },
  ),
  'lateral-step-up': move(
    14,
    { ...standing, ...arms(handOnHip), leftLeg: { ...foot(14, 0), to: [14, 16, 0] } },
    { at: [1, 43.6, -2], rightLeg: foot(-6, 0) },
    { at: [13, 56.4, 0], rightLeg: { ...foot(5, 0), to: [5, 20, -4] } },
  ),
  'step-down': move(
    40,
    { ...standing, ...arms(handOnHip), leftLeg: { ...foot(4, 0), to: [4, 16, 0] } },
    { at: [2, 56.6, 0], rightLeg: { ...foot(-9, 2), to: [-9, 17, 2] } },
    {
      at: [1, 42.4, -7],
      pelvis: { lean: 20 },
      chest: { lean: 24 },
      head: { lean: 10 },
      rightLeg: { ...foot(-9, 9), to: [-9, 5, 9], toes: [0, 0.3, 1] },
    },
  ),
  'hip-hike': move(
    8,
    { ...standing, ...arms(handOnHip), leftLeg: { ...foot(4, 0), to: [4, 16, 0] } },
    { at: [2, 55, 0], pelvis: { tilt: -14 }, rightLeg: { ...straight([0, -1, 0]), toes: [0, -0.2, 1] } },
    { at: [2, 56, 0], pelvis: { tilt: 12 }, rightLeg: { ...straight([-0.1, -1, 0]), toes: [0, -0.2, 1] } },
  ),
  'step-calf-raise': move(
    84,
    { ...standing, ...arms(handOnHip), rightLeg: { ...aim([0, -0.85, 0.5], [0, -0.7, -0.7]), toes: [0, -0.9, 0.3] } },
    { at: [2, 55, 0], leftLeg: { to: [4, 14.5, 0], bend: [0, 0, 1], toes: [0, 0.1, 1] } },
    { at: [2, 62.2, 3], leftLeg: { to: [4, 21.6, 3], bend: [0, 0, 1], toes: tuckedToes } },
  ),
  'ankle-rock': move(
    84,
    {
      ...standing,
      leftLeg: foot(4.5, 15),
      rightLeg: { to: [-4.5, 8, -16], bend: [0, 0, 1], toes: [0, -0.7, 0.8] },
      ...arms(hand(8, 58, 29, [0.5, -1, 0])),
    },
    { at: [0, 40.5, -1] },
    { at: [0, 36, 8], rightLeg: { to: [-4.5, 8, -16], bend: [0, -0.3, 1], toes: [0, -0.7, 0.8] } },
  ),
  'split-press-out': move(
    38,
    { ...split, at: [0, 39, -2], rightLeg: rearFoot },
    arms(atChest),
    arms(handsTogether(-0.03)),
  ),
  'split-chest-press': move(
    66,
    { ...split, at: [0, 39.5, -1], rightLeg: rearFoot },
    { rightArm: aim([-0.6, -0.5, -0.55], [0.1, 0.1, 1]) },
    { rightArm: straight([0.15, 0, 1]) },
  ),
  'push-pull': move(
    60,
    { ...split, at: [0, 39.5, -1], rightLeg: rearFoot },
    { chest: { turn: -18 }, rightArm: aim([-0.4, -0.6, -0.6], [0.1, 0.1, 1]), leftArm: straight([0, 0, 1]) },
    { chest: { turn: 18 }, rightArm: straight([0, 0, 1]), leftArm: aim([0.4, -0.6, -0.6], [-0.1, 0.1, 1]) },
  ),
  'split-turn': move(
    [30, 8],
    { ...split, at: [0, 40.2, -1], rightLeg: rearFoot, ...arms(aim([0.75, -0.62, -0.15], [0.25, 0.95, -0.1])) },
    { chest: { turn: -20 } },
    { chest: { turn: 62 }, head: { turn: 40 } },
  ),
};
