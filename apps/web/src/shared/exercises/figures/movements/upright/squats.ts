import type { Pose } from '../../skeleton/pose.ts';
import {
  aim,
  arms,
  atChest,
  drop,
  foot,
  hand,
  handOnHip,
  handsTogether,
  legs,
  lifted,
  mirror,
  move,
  overhead,
  standing,
  straight,
  tuckedToes,
} from '../stances.ts';

const down = { at: [0, 23.5, -14], pelvis: { lean: 28 }, chest: { lean: 34 }, head: { lean: 14 } } as const;
const squatFeet = legs(foot(7.5, 0));
const deepFeet = legs({ ...foot(7.5, 0), bend: [0.4, 0.3, 1] });
const squatting = (from: Partial<Pose>, to: Partial<Pose> = from) =>
  [
    { ...standing, ...squatFeet, ...from },
    { ...down, ...deepFeet, ...to },
  ] as const;
const wideFeet = legs({ ...foot(17, 0), bend: [0.8, 0.2, 1], toes: [0.8, -0.25, 1] });
const sideStep = { ...standing, ...legs(foot(17, 0)), at: [0, 40.5, -2] } as const;
const sideDown = {
  at: [13, 26, -12],
  pelvis: { lean: 34 },
  chest: { lean: 38 },
  head: { lean: 20 },
  leftLeg: { ...foot(17, 0), bend: [0.3, 0.2, 1] },
} as const;
const jumping = {
  at: [0, 55, 0],
  pelvis: {},
  chest: {},
  ...legs({ to: [6, 16, -2], bend: [0, 0, 1], toes: tuckedToes }),
} as const;
const halfDown = {
  at: [0, 33, -9],
  pelvis: { lean: 36 },
  chest: { lean: 42 },
  head: { lean: 20 },
  ...squatFeet,
  ...arms(straight([0.3, -0.75, -0.6])),
} as const;

/** Both feet on the floor, the hips going down and up. */
export const squatMovements = {
  squat: move(62, standing, ...squatting({}, arms(straight([0.08, 0.62, 0.78])))),
  'goblet-squat': move(62, standing, ...squatting(arms(atChest))),
  'overhead-squat': move(40, standing, ...squatting(arms(straight([0.4, 1, 0.02])), arms(straight([0.4, 0.9, 0.35])))),
  'back-squat': move(58, standing, ...squatting(arms(aim([0.75, -0.7, -0.25], [0.1, 0.95, 0.25])))),
  'sumo-squat': move(
    24,
    standing,
    { ...wideFeet, at: [0, 41, -1], ...arms(atChest) },
    { ...wideFeet, at: [0, 27, -5], chest: { lean: 8 }, ...arms(atChest) },
  ),
  'wall-sit': move(
    84,
    { ...standing, ...legs(foot(6.5, 16)) },
    { at: [0, 40, 0] },
    { at: [0, 25.5, -3], ...arms(aim([0.1, -1, 0.1], [0, -0.8, 0.6])) },
  ),
  'deep-squat': move(
    70,
    standing,
    ...squatting(arms(straight([0, 0, 1])), {
      at: [0, 17, -11],
      pelvis: { lean: 24 },
      chest: { lean: 26 },
      ...arms(straight([0, 0.6, 0.85])),
    }),
  ),
  'deep-squat-reach': move(
    40,
    {
      ...standing,
      at: [0, 18, -10],
      pelvis: { lean: 34 },
      chest: { lean: 44 },
      head: { lean: 24 },
      ...legs({ ...foot(10, 0), bend: [0.6, 0.3, 1] }),
      rightArm: hand(-8, 6, 9, [-1, -0.4, -0.3]),
    },
    { leftArm: hand(9, 8, 10, [1, 0.3, 0]) },
    { chest: { lean: 44, turn: 42 }, head: { lean: 20, turn: 50 }, leftArm: hand(16, 62, 4, [1, 0.3, 0]) },
  ),
  'shoulder-drop': move(
    16,
    {
      ...standing,
      ...wideFeet,
      at: [0, 29, -9],
      pelvis: { lean: 34 },
      chest: { lean: 36 },
      head: { lean: 14 },
      ...arms(hand(15, 28, 8, [1, 0.3, -0.3])),
    },
    {},
    { chest: { lean: 40, turn: 44 }, head: { lean: 20, turn: 50 } },
  ),
  'chair-pose-twist': move(
    50,
    { ...standing, ...legs(foot(3.5, 0)), at: [0, 30, -12], pelvis: { lean: 34 }, head: { lean: 16 } },
    { chest: { lean: 38 }, ...arms(atChest) },
    { chest: { lean: 48, turn: 48 }, head: { lean: 30, turn: 48 }, ...arms(atChest) },
  ),
  'squat-press': move(
    50,
    { ...standing, leftArm: handOnHip },
    { ...down, ...deepFeet, rightArm: mirror(atChest) },
    { chest: { turn: 30 }, head: { turn: 30 }, rightArm: straight([0.1, 1, 0.15]) },
  ),
  cossack: move(16, { ...sideStep, ...arms(atChest) }, {}, sideDown),
  'lateral-lunge': move(
    16,
    { ...sideStep, ...arms(atChest) },
    { at: [-4, 39.6, -2], rightLeg: foot(-10, 0) },
    { ...sideDown, rightLeg: foot(-14, 0) },
  ),
  'lateral-lunge-chop': move(
    16,
    sideStep,
    { ...arms(handsTogether(0.5)), chest: { turn: -35 } },
    { ...sideDown, ...arms(handsTogether(-0.5)), chest: { lean: 40, turn: 30 } },
  ),
  'side-step': move(
    14,
    { ...standing, at: [0, 38, -8], pelvis: { lean: 26 }, chest: { lean: 30 }, head: { lean: 12 }, ...arms(atChest) },
    legs(foot(7, 0)),
    { at: [5, 37, -8], leftLeg: foot(18, 0), rightLeg: foot(-7, 0) },
  ),
  'snap-down': move(
    66,
    standing,
    { at: [0, 50.4, 3], ...arms(overhead), ...legs({ to: [7.5, 9.8, 3], bend: [0, 0, 1], toes: tuckedToes }) },
    halfDown,
  ),
  'squat-jump': move(66, standing, halfDown, { ...jumping, ...arms(straight([0.2, -1, -0.2])) }),
  'broad-jump': move(
    82,
    standing,
    { ...halfDown, at: [0, 33, -20], ...legs(foot(7.5, -10)) },
    { ...halfDown, at: [0, 33, 16], ...legs(foot(7.5, 26)), ...arms(straight([0.1, -0.1, 1])) },
  ),
  'box-jump': move(
    82,
    standing,
    { ...halfDown, at: [0, 33, -22], ...legs(foot(7, -13)) },
    { at: [0, 58, 17], ...legs({ ...foot(7, 17), to: [7, 17.5, 17] }) },
  ),
  'turn-jump': move(
    20,
    standing,
    { ...halfDown },
    { ...jumping, pelvis: { turn: 60 }, chest: { turn: 60 }, head: { turn: 60 }, ...arms(atChest) },
  ),
  'skater-hop': move(
    14,
    standing,
    {
      at: [-13, 36, -6],
      pelvis: { lean: 28 },
      chest: { lean: 32, turn: 16 },
      head: { lean: 10 },
      rightLeg: foot(-14, 0),
      leftLeg: lifted(-2, 12, -22),
      ...arms(drop(30, -0.4)),
    },
    {
      at: [13, 36, -6],
      pelvis: { lean: 28 },
      chest: { lean: 32, turn: -16 },
      head: { lean: 10 },
      leftLeg: foot(14, 0),
      rightLeg: lifted(2, 12, -22),
      ...arms(drop(30, -0.4)),
    },
  ),
  pogo: move(
    70,
    { ...standing, ...arms(aim([0.2, -0.9, -0.2], [0.1, -0.3, 1])) },
    { at: [0, 49.5, 0], ...legs({ to: [6, 9.8, 0], bend: [0, 0, 1], toes: tuckedToes }) },
    { at: [0, 57, 0], ...legs({ to: [6, 17, 0], bend: [0, 0, 1], toes: tuckedToes }) },
  ),
};
