import {
  aim,
  arms,
  behindHead,
  drop,
  hand,
  legs,
  lyingToes,
  mirror,
  move,
  onAllFours,
  onHeels,
  straight,
  tuckedToes,
} from '../stances.ts';

const back = { ...straight([0, -0.97, -0.25]), toes: [0, -0.75, -0.66] } as const;
const under = { ...aim([0, -0.21, 0.98], [0, -0.98, -0.22]), toes: lyingToes } as const;
/** The knees a hand above the floor. */
const hovering = {
  ...onAllFours,
  at: [0, 28, 0],
  pelvis: { lean: 84 },
  chest: { lean: 84 },
  head: { lean: 84 },
  ...legs({ to: [4.6, 9.7, -20], bend: [0, -1, 1], toes: tuckedToes }),
} as const;
const handBehindHead = { rightArm: mirror(behindHead) };

/** On hands and knees, or with the knees just above the floor. */
export const allFoursMovements = {
  'bird-dog': move(
    90,
    onAllFours,
    { rightArm: aim([-0.55, -0.17, 0.81], [0.55, -0.17, 0.81]), leftLeg: under },
    { rightArm: straight([-0.05, 1, 0.12]), leftLeg: back },
  ),
  'bench-row': move(
    80,
    {
      ...onAllFours,
      at: [0, 37, 0],
      leftLeg: { to: [4.6, 17.2, -20], bend: [0, -1, 1], toes: lyingToes },
      leftArm: hand(9, 16.5, 26),
      rightLeg: { to: [-11, 4.5, -14], bend: [-0.2, 0, 1], toes: [-0.2, -0.25, 1] },
    },
    { rightArm: drop(78) },
    { rightArm: aim([-0.3, -0.85, -0.3], [0, -0.3, 0.95]) },
  ),
  'bench-bird-dog-row': move(
    80,
    {
      ...onAllFours,
      at: [0, 37, 0],
      leftLeg: { to: [4.6, 17.2, -20], bend: [0, -1, 1], toes: lyingToes },
      leftArm: hand(9, 16.5, 26),
      rightLeg: back,
    },
    { rightArm: drop(78) },
    { rightArm: aim([-0.3, -0.85, -0.3], [0, -0.3, 0.95]) },
  ),
  'spine-wave': move(
    90,
    onAllFours,
    { pelvis: { lean: 112 }, chest: { lean: 48 }, head: { lean: 12 } },
    { pelvis: { lean: 48 }, chest: { lean: 106 }, head: { lean: 150 } },
  ),
  'all-fours-rotation': move(
    [62, 0],
    onAllFours,
    { chest: { lean: 84, turn: 32 }, head: { lean: 96, turn: 25 }, rightArm: hand(15, 5, 24, [-1, 0.2, -0.6]) },
    { chest: { lean: 76, turn: -58 }, head: { lean: 76, turn: -70 }, rightArm: hand(-6, 64, 18, [-1, 0.2, -0.6]) },
  ),
  'needle-reach': move(
    [40, 12],
    onAllFours,
    { rightArm: hand(-8, 6, 30, [-1, 0, -0.3]) },
    { chest: { lean: 84, turn: 34 }, head: { lean: 96, turn: 30 }, rightArm: hand(18, 6, 24, [-1, 0.2, -0.6]) },
  ),
  'elbow-to-sky': move(
    [62, 0],
    { ...onAllFours, ...handBehindHead },
    { chest: { lean: 82, turn: 30 }, head: { lean: 90, turn: 25 } },
    { chest: { lean: 76, turn: -52 }, head: { lean: 76, turn: -55 } },
  ),
  'arm-arcs': move(
    [40, 20],
    onAllFours,
    { rightArm: hand(-8, 2.5, 36) },
    { chest: { lean: 78, turn: -14 }, rightArm: hand(-20.5, 2.5, 20) },
  ),
  'fire-hydrant': move(
    [30, 12],
    onAllFours,
    { leftLeg: under },
    { leftLeg: { ...aim([0.85, -0.2, 0.5], [0, -0.98, -0.22]), toes: lyingToes } },
  ),
  'donkey-kick': move(
    90,
    onAllFours,
    { leftLeg: under },
    { leftLeg: { ...aim([0, -0.98, -0.1], [0, 0.15, -1]), toes: [0, 0.15, -1] } },
  ),
  'adductor-rock': move(
    [32, 12],
    { ...onAllFours, leftLeg: { to: [37, 4.5, 2], bend: [0, 1, 0.2], toes: [0.1, -0.2, 1] } },
    { at: [0, 23.4, 1] },
    { at: [0, 20.8, -9] },
  ),
  frog: move(
    [24, 24],
    {
      ...onAllFours,
      pelvis: { lean: 84 },
      chest: { lean: 84 },
      head: { lean: 84 },
      ...arms(hand(9, 2.5, 36, [0.7, -0.5, -0.5])),
      ...legs({ to: [20, 3.2, -17], bend: [1, -0.3, 0.9], toes: [1, -0.1, -0.4] }),
    },
    { at: [0, 15.5, 3] },
    { at: [0, 12.5, -11] },
  ),
  puppy: move(
    90,
    onAllFours,
    {},
    { pelvis: { lean: 98 }, chest: { lean: 108 }, head: { lean: 100 }, ...arms(hand(9, 2.5, 48)) },
  ),
  'bench-prayer': move(
    90,
    { ...onAllFours, at: [0, 23, -5], ...arms(hand(5, 20, 36)) },
    { pelvis: { lean: 55 }, chest: { lean: 58 }, head: { lean: 60 } },
    { pelvis: { lean: 80 }, chest: { lean: 100 }, head: { lean: 104 } },
  ),
  'bear-hold': move(
    90,
    { ...onAllFours, ...legs({ to: [4.6, 9.7, -20], bend: [0, -1, 1], toes: tuckedToes }) },
    {},
    hovering,
  ),
  'bear-crawl': move(
    80,
    hovering,
    { rightArm: hand(-9, 2.5, 20), leftLeg: { to: [4.6, 9.7, -26], bend: [0, -1, 1], toes: tuckedToes } },
    { rightArm: hand(-9, 2.5, 34), leftLeg: { to: [4.6, 9.7, -14], bend: [0, -1, 1], toes: tuckedToes } },
  ),
  'bear-shoulder-tap': move([70, 6], hovering, {}, { rightArm: hand(5, 27, 27, [-0.5, -0.5, 0.4]) }),
  'bear-drag': move([50, 10], hovering, { rightArm: hand(-14, 5, 22) }, { rightArm: hand(9, 6, 19, [-1, 0.2, -0.6]) }),
  'bear-leg-extension': move(
    90,
    hovering,
    {},
    { leftLeg: { to: [4.6, 24, -39], bend: [0, -1, 0], toes: [0, -0.9, -0.3] } },
  ),
  'kick-through': move(
    [30, 14],
    hovering,
    {},
    {
      pelvis: { lean: 74, turn: 30 },
      chest: { lean: 70, turn: 26 },
      head: { lean: 40, turn: 30 },
      leftArm: hand(20, 44, 8, [1, 0, -0.3]),
      rightLeg: { to: [24, 12, 12], bend: [0, 0.2, 1], toes: [0.5, 0.3, 0.8] },
    },
  ),
  pigeon: move(
    [55, 14],
    {
      ...onAllFours,
      at: [0, 9, 0],
      leftLeg: { to: [-8, 3.2, 13], bend: [1, 0, 0.6], toes: [-0.9, 0, 0.3] },
      rightLeg: { to: [-4.6, 3.6, -40], bend: [0, -1, 0], toes: lyingToes },
      ...arms(hand(9, 2.5, 26.5)),
    },
    { pelvis: { lean: 40 }, chest: { lean: 22 }, head: { lean: 20 } },
    { pelvis: { lean: 62 }, chest: { lean: 70 }, head: { lean: 80 } },
  ),
  'childs-pose': move(90, { ...onHeels }, {}, { pelvis: { lean: 84 }, chest: { lean: 92 }, head: { lean: 88 } }),
  'childs-pose-side': move(
    [30, 34],
    { ...onHeels, pelvis: { lean: 80 }, chest: { lean: 82 } },
    {},
    {
      chest: { lean: 82, tilt: 22 },
      pelvis: { lean: 80 },
      leftArm: hand(24, 2.5, 22, [1, 0.6, -0.3]),
      rightArm: hand(11, 2.5, 28, [-1, 0.6, -0.3]),
    },
  ),
  'heels-rotation': move(
    [62, 6],
    { ...onHeels, leftArm: hand(7, 2.5, 24), ...handBehindHead },
    { chest: { lean: 78, turn: 16 }, head: { lean: 80, turn: 10 } },
    { chest: { lean: 74, turn: -50 }, head: { lean: 74, turn: -50 } },
  ),
  'heels-arm-lift': move(
    [70, 6],
    { ...onHeels, pelvis: { lean: 80 }, chest: { lean: 84 } },
    {},
    { rightArm: hand(-8, 22, 28) },
  ),
  'heels-reach': move(
    90,
    onHeels,
    { pelvis: { lean: 34 }, chest: { lean: 42 }, head: { lean: 40 }, ...arms(hand(7, 7, 18)) },
    { pelvis: { lean: 78 }, chest: { lean: 84 }, ...arms(hand(7, 7, 33)) },
  ),
};
