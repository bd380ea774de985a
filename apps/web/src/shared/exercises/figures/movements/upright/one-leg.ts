import {
  aim,
  arms,
  foot,
  hand,
  handOnHip,
  legs,
  lifted,
  mirror,
  move,
  standing,
  straight,
  tuckedToes,
} from '../stances.ts';

const onLeft = { ...standing, leftLeg: foot(4.2, 0) } as const;
const free = aim([-0.05, -1, 0.08], [0, -1, -0.05]);
const kneeUp = { ...aim([-0.1, 0.05, 1], [0, -1, -0.05]), toes: [0, -0.35, 1] } as const;

/** On the left leg. */
export const oneLegMovements = {
  'single-leg-balance': move(
    38,
    onLeft,
    { at: [0, 45, 0], rightLeg: { ...free, toes: [0, -0.25, 1] } },
    { at: [3, 45.2, 0], ...arms(aim([1, -0.35, 0.1], [1, -0.1, 0.2])), rightLeg: kneeUp },
  ),
  march: move(
    50,
    onLeft,
    { at: [0, 45, 0], rightLeg: { ...free, toes: [0, -0.25, 1] } },
    { at: [2.5, 45.2, 0], rightLeg: kneeUp },
  ),
  'star-reach': move(
    24,
    { ...onLeft, ...arms(handOnHip) },
    { at: [1, 44.6, 0], rightLeg: lifted(-7, 7, 4) },
    { at: [2, 37, -6], pelvis: { lean: 16 }, chest: { lean: 18 }, rightLeg: lifted(-21, 7, 10) },
  ),
  'kick-out': move(
    10,
    { ...onLeft, ...arms(handOnHip) },
    { at: [1, 45.2, 0], rightLeg: { ...straight([-0.06, -1, 0]), toes: [0, -0.25, 1] } },
    { at: [3, 45.2, 0], rightLeg: { ...straight([-0.62, -1, -0.15]), toes: [-0.2, -0.4, 1] } },
  ),
  'wall-knee-press': move(
    12,
    { ...onLeft, ...arms(handOnHip) },
    { at: [1, 45.2, 0], rightLeg: { ...free, toes: [0, -0.25, 1] } },
    { at: [2, 45.2, 0], rightLeg: { ...aim([-0.35, 0.05, 1], [0, -1, -0.05]), toes: [0, -0.35, 1] } },
  ),
  'tandem-stand': move(
    30,
    { ...standing, leftLeg: foot(1, 9), rightLeg: foot(-1, -9), at: [0, 44, 0], ...arms(handOnHip) },
    { head: { turn: -65 }, chest: { turn: -12 }, ...arms(straight([0.5, -0.85, 0.1])) },
    { head: { turn: 65 }, chest: { turn: 12 }, ...arms(straight([0.5, -0.85, 0.1])) },
  ),
  'hip-circle': move(
    36,
    { ...onLeft, leftArm: hand(15, 46, 4, [0.3, 0, -1]), rightArm: mirror(handOnHip) },
    { at: [3, 45.2, 0], rightLeg: { ...aim([0, 0.05, 1], [0, -1, -0.1]), toes: [0, -0.35, 1] } },
    { at: [3, 45.2, 0], rightLeg: { ...aim([-0.85, -0.1, 0.1], [-0.1, -0.9, -0.45]), toes: [-0.7, -0.6, 0.2] } },
  ),
  'stork-turn': move(
    24,
    {
      ...onLeft,
      at: [2, 43.5, -2],
      ...arms(hand(3, 50, 22, [1, -0.5, 0])),
      rightLeg: { ...aim([-0.25, -0.7, 0.7], [0.25, -0.55, -0.8]), toes: [0, -1, 0.1] },
    },
    { pelvis: { lean: 12, turn: -42 }, chest: { lean: 14 } },
    { pelvis: { lean: 12, turn: 42 }, chest: { lean: 14 } },
  ),
  'leg-swing': move(
    10,
    { ...onLeft, at: [2.5, 45.2, 0], ...arms(hand(3, 50, 22, [1, -0.5, 0])) },
    { rightLeg: { ...straight([0.5, -1, 0.25]), toes: [0, -0.25, 1] } },
    { rightLeg: { ...straight([-0.8, -1, 0.1]), toes: [-0.2, -0.35, 1] } },
  ),
  pistol: move(
    80,
    { ...onLeft, ...arms(straight([0, 0.1, 1])) },
    { at: [2, 45, 0], rightLeg: lifted(-5, 9, 12) },
    {
      at: [2, 19, -13],
      pelvis: { lean: 34 },
      chest: { lean: 38 },
      head: { lean: 14 },
      rightLeg: lifted(-5, 13, 26),
      leftLeg: { ...foot(4.2, 0), bend: [0.2, 0.4, 1] },
    },
  ),
  'skater-squat': move(
    74,
    { ...onLeft, ...arms(straight([0, 0, 1])) },
    { at: [2, 45, 0], rightLeg: { to: [-5, 10, -10], bend: [0, 0, 1], toes: [0, -0.9, -0.2] } },
    {
      at: [2, 26, -9],
      pelvis: { lean: 44 },
      chest: { lean: 48 },
      head: { lean: 20 },
      rightLeg: { to: [-5, 12, -29], bend: [0, -1, 0.3], toes: [0, -0.3, -1] },
    },
  ),
  'heel-raise': move(
    84,
    { ...standing, ...arms(hand(8, 62, 26, [0.5, -1, 0])) },
    { at: [0, 45.4, 0], ...legs({ ...foot(6, 0), toes: [0, -0.25, 1] }) },
    { at: [0, 50.7, 4.2], ...legs({ ...foot(6, 4.4), to: [6, 9.8, 4.4], toes: tuckedToes }) },
  ),
  'bent-heel-raise': move(
    84,
    { ...standing, pelvis: { lean: 12 }, chest: { lean: 14 }, ...arms(hand(8, 58, 27, [0.5, -1, 0])) },
    { at: [0, 40, -5], ...legs({ ...foot(6, 0), toes: [0, -0.25, 1] }) },
    { at: [0, 45.4, -1], ...legs({ ...foot(6, 3), to: [6, 9.8, 3], toes: tuckedToes }) },
  ),
  'toe-raise': move(
    84,
    { ...standing, at: [0, 43, 0], pelvis: { lean: -6 }, chest: { lean: -6 }, head: {} },
    legs({ to: [6, 4.5, 12], bend: [0, 0, 1], toes: [0, -0.25, 1] }),
    legs({ to: [6, 4.5, 12], bend: [0, 0, 1], toes: [0, 0.85, 0.7] }),
  ),
};
