import {
  aim,
  arms,
  atChest,
  foot,
  halfKneeling,
  hand,
  handOnHip,
  handsTogether,
  hanging,
  legs,
  mirror,
  move,
  onShoulders,
  rowed,
  straight,
  tallKneeling,
  tuckedToes,
} from '../stances.ts';

const chopping = {
  start: { ...arms(handsTogether(0.75)), chest: { turn: -50 }, head: { turn: -30 } },
  end: { ...arms(handsTogether(-0.75)), chest: { turn: 40, lean: 8 }, head: { turn: 25 } },
};
const pressing = { start: arms(atChest), end: arms(handsTogether(-0.05)) };
const wideOverhead = arms(straight([0.35, 1, 0]));
const sideways = { ...halfKneeling, leftLeg: { to: [37, 4.5, 2], bend: [0, 1, 0.3], toes: [0.3, -0.2, 1] } } as const;

/** On one knee. The left foot is in front. */
export const halfKneelingMovements = {
  'half-kneeling-press-out': move(38, halfKneeling, pressing.start, pressing.end),
  'half-kneeling-turn': move(
    [24, 10],
    { ...halfKneeling, ...arms(onShoulders) },
    { chest: { turn: -45 }, head: { turn: -25 } },
    { chest: { turn: 60 }, head: { turn: 40 } },
  ),
  'half-kneeling-chop': move(24, halfKneeling, chopping.start, chopping.end),
  'half-kneeling-lift': move(
    24,
    halfKneeling,
    { ...arms(handsTogether(-0.75)), chest: { turn: -45, lean: 6 }, head: { turn: -25 } },
    { ...arms(handsTogether(0.8)), chest: { turn: 42 }, head: { turn: 30 } },
  ),
  'half-kneeling-halo': move(30, halfKneeling, arms(atChest), arms(aim([0.5, 0.85, 0.1], [-0.75, 0.35, -0.55]))),
  'half-kneeling-throw': move(
    14,
    halfKneeling,
    { ...arms(handsTogether(-0.4)), chest: { turn: -60, lean: 6 }, head: { turn: -20 } },
    { ...arms(handsTogether(0.1)), chest: { turn: 72 }, head: { turn: 60 } },
  ),
  'half-kneeling-rainbow': move(
    50,
    { ...halfKneeling, rightArm: mirror(hanging) },
    { leftArm: straight([0.25, 0.2, 0.95]), chest: { turn: -8 } },
    { leftArm: straight([0.4, 0.7, -0.6]), chest: { turn: 34 }, head: { turn: 45 } },
  ),
  'half-kneeling-side-bend': move(
    12,
    { ...halfKneeling, ...wideOverhead },
    {},
    { at: [1, 23, 0], chest: { tilt: 34 }, pelvis: { tilt: 5 }, head: { tilt: 36 } },
  ),
  'half-kneeling-open': move(
    24,
    { ...halfKneeling, leftArm: handOnHip },
    { rightArm: straight([0.75, -0.45, 0.6]), chest: { turn: 28 }, head: { turn: 20 } },
    { rightArm: straight([-1, 0.25, 0.1]), chest: { turn: -45 }, head: { turn: -50 } },
  ),
  'half-kneeling-row': move(
    66,
    { ...halfKneeling, leftArm: handOnHip },
    { rightArm: straight([0.05, -0.12, 1]), chest: { turn: 16 } },
    { rightArm: mirror(rowed), chest: { turn: -26 } },
  ),
  'half-kneeling-pulldown': move(
    70,
    { ...halfKneeling, leftArm: handOnHip },
    { rightArm: straight([-0.05, 0.75, 0.65]) },
    { rightArm: aim([-0.25, -0.95, -0.15], [-0.05, 0.75, 0.65]) },
  ),
  'hip-opener': move(
    80,
    {
      ...halfKneeling,
      leftLeg: { ...foot(5, 22), bend: [0.1, 1, 0.5] },
      rightLeg: { ...halfKneeling.rightLeg, bend: [0, -1, 0.4] },
      leftArm: hand(8, 26, 20, [1, -1, -0.5]),
    },
    { rightArm: straight([-0.1, -1, 0.2]) },
    { at: [0, 21.3, 8.5], pelvis: { lean: -6 }, chest: { lean: -12 }, head: {}, rightArm: straight([-0.05, 1, 0.12]) },
  ),
  'couch-stretch': move(
    84,
    {
      ...halfKneeling,
      rightLeg: { to: [-4.6, 23, -10], bend: [0, -1, 0], toes: [0, 0.35, -1] },
      ...arms(hand(6, 27, 20, [1, -0.6, -0.5])),
    },
    { pelvis: { lean: 38 }, chest: { lean: 42 }, head: { lean: 30 } },
    { pelvis: { lean: 2 }, chest: { lean: 4 } },
  ),
  gate: move(
    8,
    { ...sideways, leftArm: aim([0.5, -1, 0.05], [0.5, -1, 0.1]) },
    { rightArm: straight([-0.35, 1, 0]) },
    {
      pelvis: { tilt: 14 },
      chest: { tilt: 52 },
      head: { tilt: 58 },
      rightArm: straight([0.1, 1, 0]),
      leftArm: aim([0.1, -0.75, 0.3], [0.5, -0.9, 0.1]),
    },
  ),
};

const rollingOut = {
  start: { pelvis: { lean: 24 }, chest: { lean: 30 }, head: { lean: 30 } },
  end: { at: [0, 20.8, 10.7], pelvis: { lean: 58 }, chest: { lean: 70 }, head: { lean: 66 } },
} as const;

/** On both knees. */
export const tallKneelingMovements = {
  'tall-kneeling-press-out': move(38, tallKneeling, pressing.start, pressing.end),
  'tall-kneeling-chop': move(24, tallKneeling, chopping.start, chopping.end),
  'tall-kneeling-arc': move(
    30,
    tallKneeling,
    { ...arms(handsTogether(0.35)), chest: { turn: 0 } },
    { ...arms(handsTogether(-0.6)), chest: { turn: 44 }, head: { turn: 20 } },
  ),
  'tall-kneeling-swing': move(
    10,
    { ...tallKneeling, pelvis: { lean: 6 }, chest: { lean: 14 } },
    { ...arms(handsTogether(-0.35)), chest: { lean: 14, turn: -70 }, head: { lean: 20, turn: -10 } },
    { ...arms(handsTogether(-0.35)), chest: { lean: 10, turn: 75 }, head: { lean: 10, turn: 50 } },
  ),
  'tall-kneeling-hinge': move(
    84,
    { ...tallKneeling, ...arms(handOnHip) },
    {},
    { at: [0, 19.6, -12], pelvis: { lean: 48 }, chest: { lean: 52 }, head: { lean: 40 } },
  ),
  camel: move(
    90,
    { ...tallKneeling, ...arms(hand(9, 24, -22, [0.6, 0, -1])) },
    { chest: { lean: -4 } },
    { at: [0, 23, 4], pelvis: { lean: -8 }, chest: { lean: -40 }, head: { lean: -58 } },
  ),
  nordic: move(
    86,
    { ...tallKneeling, ...arms(atChest) },
    {},
    { at: [0, 20.8, 10.7], pelvis: { lean: 34 }, chest: { lean: 34 }, head: { lean: 28 } },
  ),
  'kneeling-rollout': move(
    88,
    tallKneeling,
    { ...rollingOut.start, ...arms(hand(6, 22, 22, [0.4, -1, -0.4])) },
    { ...rollingOut.end, ...arms(hand(6, 19, 58.5, [0.4, -1, -0.4])) },
  ),
  'kneeling-bar-rollout': move(
    88,
    tallKneeling,
    { at: [0, 22.4, 3.6], pelvis: { lean: 68 }, chest: { lean: 72 }, head: { lean: 70 }, ...arms(hand(10, 7, 24)) },
    { at: [0, 20.8, 10.7], pelvis: { lean: 78 }, chest: { lean: 86 }, head: { lean: 80 }, ...arms(hand(10, 7, 54)) },
  ),
  'kneeling-ball-reach': move(
    88,
    tallKneeling,
    { pelvis: { lean: 20 }, chest: { lean: 28 }, head: { lean: 26 }, ...arms(hand(6, 23, 24)) },
    { at: [0, 20.9, -9], pelvis: { lean: 68 }, chest: { lean: 84 }, head: { lean: 90 }, ...arms(hand(6, 21, 40)) },
  ),
  'ball-side-drape': move(
    10,
    {
      ...tallKneeling,
      at: [0, 25.5, 0],
      leftLeg: tallKneeling.leftLeg,
      rightLeg: { to: [-34, 4.5, 4], bend: [0, 1, 0.3], toes: [-0.3, -0.2, 1] },
      leftArm: straight([0.8, 0.2, 0.5]),
    },
    { pelvis: { tilt: 30 }, chest: { tilt: 36 }, head: { tilt: 30 }, rightArm: straight([-0.25, 1, 0]) },
    { pelvis: { tilt: 46 }, chest: { tilt: 82 }, head: { tilt: 90 }, rightArm: straight([0.05, 1, 0]) },
  ),
  'kneeling-push-reach': move(
    84,
    {
      ...tallKneeling,
      ...legs({ to: [4.6, 9.8, -33], bend: [0, -1, 0.1], toes: tuckedToes }),
      leftArm: hand(10, 2.5, 26, [0.8, 0.2, -1]),
    },
    {
      at: [0, 14.8, 3],
      pelvis: { lean: 50 },
      chest: { lean: 50 },
      head: { lean: 62 },
      rightArm: hand(-10, 2.5, 26, [-0.8, 0.2, -1]),
    },
    {
      at: [0, 13.2, 4],
      pelvis: { lean: 66 },
      chest: { lean: 70 },
      head: { lean: 76 },
      rightArm: hand(-10, 2.5, 46, [-0.8, 0.2, -1]),
    },
  ),
};
