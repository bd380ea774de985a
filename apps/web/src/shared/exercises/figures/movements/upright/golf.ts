import {
  aim,
  arms,
  crossed,
  drop,
  foot,
  golfPosture,
  hand,
  handOnHip,
  legs,
  mirror,
  move,
  onShoulders,
  standing,
  straight,
  wide,
} from '../stances.ts';

const address = drop(34, -0.26);
const back = { chest: { lean: 34, turn: -70 }, head: { lean: 20, turn: -8 }, pelvis: { lean: 28, turn: -28 } } as const;
const through = {
  chest: { lean: 20, turn: 68 },
  head: { lean: 16, turn: 40 },
  pelvis: { lean: 14, turn: 48 },
  at: [2, 43.5, -3],
} as const;
const half = { chest: { lean: 34, turn: -48 }, head: { lean: 22 } } as const;
const halfThrough = { chest: { lean: 34, turn: 48 }, head: { lean: 22 } } as const;
/** Nearly on the lead foot, the chest to the target. */
const finished = {
  at: [6, 45.4, 0],
  pelvis: { turn: 62 },
  chest: { turn: 84 },
  head: { turn: 70 },
  leftLeg: foot(8, 0),
  rightLeg: { to: [-8, 12, -2], bend: [0.5, 0, 1], toes: [0.4, -0.9, 0.3] },
} as const;

/** Turns in golf posture. */
export const golfMovements = {
  'golf-turn': move(20, golfPosture, { ...arms(address) }, { ...back, ...arms(straight([-0.26, -0.3, 0.92])) }),
  'golf-downswing': move(
    16,
    golfPosture,
    { ...back, ...arms(straight([-0.26, 0.2, 0.95])) },
    {
      at: [4, 43, -6],
      pelvis: { lean: 24, turn: 34 },
      chest: { lean: 34, turn: 8 },
      ...arms(straight([-0.26, -0.85, 0.5])),
    },
  ),
  'golf-chest-turn': move([10, 0], { ...golfPosture, ...arms(crossed) }, half, halfThrough),
  'golf-wall-turn': move(80, { ...golfPosture, ...arms(crossed) }, half, halfThrough),
  'golf-shoulder-turn': move([10, 0], { ...golfPosture, ...arms(onShoulders) }, { chest: { lean: 34 } }, back),
  'golf-club-behind': move(
    [10, 0],
    { ...golfPosture, ...arms(aim([0.45, -0.85, -0.5], [-0.2, -0.3, 0.95])) },
    half,
    halfThrough,
  ),
  'golf-hip-turn': move(
    16,
    { ...golfPosture, ...arms(hand(2, 38, 20, [1, -0.3, -0.4])) },
    { pelvis: { lean: 28, turn: -34 } },
    { pelvis: { lean: 28, turn: 38 }, at: [3, 42.5, -6] },
  ),
  'golf-transition': move(14, { ...golfPosture, ...arms(aim([0.5, -0.75, 0.5], [-0.15, 0.2, 1])) }, back, {
    ...back,
    at: [4, 42.5, -5],
    pelvis: { lean: 24, turn: 26 },
    chest: { lean: 34, turn: -34 },
  }),
  'golf-hip-bump': move(
    8,
    golfPosture,
    { ...back, ...arms(straight([-0.26, 0.1, 0.95])) },
    {
      at: [6, 42.5, -6],
      pelvis: { lean: 26, turn: 20 },
      chest: { lean: 34, turn: -20, tilt: -8 },
      ...arms(straight([-0.26, -0.7, 0.7])),
    },
  ),
  'golf-wall-press': move(
    14,
    golfPosture,
    { leftArm: drop(34, -0.1), rightArm: hand(-24, 40, 8, [-0.4, 0, -1]) },
    {
      leftArm: drop(34, -0.1),
      chest: { lean: 34, turn: -30 },
      head: { lean: 20 },
      rightArm: hand(-24, 44, 4, [-0.4, 0, -1]),
    },
  ),
  'golf-pelvic-tilt': move(
    86,
    { ...golfPosture, ...arms(crossed) },
    { pelvis: { lean: 48 }, chest: { lean: 26 } },
    { pelvis: { lean: 8 }, chest: { lean: 46 } },
  ),
  'airplane-turn': move(
    [14, 0],
    { ...golfPosture, ...arms(wide) },
    { chest: { lean: 40, turn: -62 }, head: { lean: 26 } },
    { chest: { lean: 40, turn: 62 }, head: { lean: 26 } },
  ),
  'reach-and-open': move(
    24,
    { ...golfPosture, rightArm: mirror(handOnHip) },
    { chest: { lean: 40, turn: -26 }, leftArm: straight([-0.5, -0.6, 0.6]) },
    { chest: { lean: 34, turn: 50 }, head: { lean: 20, turn: 40 }, leftArm: straight([0.9, 0.45, 0]) },
  ),
  'follow-through': move(16, { ...golfPosture, ...arms(aim([0.5, -0.75, 0.5], [-0.15, 0.2, 1])) }, {}, finished),
  finish: move(16, golfPosture, {}, { ...finished, ...arms(aim([0.1, 0.1, 0.95], [-0.55, 0.75, -0.25])) }),
  swing: move(
    12,
    { ...golfPosture, ...legs(foot(3.4, 0)) },
    { ...back, ...arms(straight([-0.26, -0.25, 0.95])) },
    { ...through, ...arms(straight([-0.26, -0.2, 0.95])) },
  ),
  'golf-hinge': move(
    84,
    {
      ...standing,
      leftArm: aim([0.5, 0.8, -0.3], [-0.45, -0.3, -0.85]),
      rightArm: aim([-0.4, -0.85, -0.45], [0.55, -0.2, -0.7]),
    },
    {},
    { at: [0, 42, -9], pelvis: { lean: 44 }, chest: { lean: 46 }, head: { lean: 46 } },
  ),
  'golf-press-out': move(
    34,
    golfPosture,
    arms(aim([0.35, -0.75, 0.4], [-0.72, 0.3, 0.7])),
    arms(straight([-0.26, -0.5, 0.85])),
  ),
  'golf-row': move(
    52,
    { ...golfPosture, leftArm: drop(34, 0.05) },
    { rightArm: drop(34, 0.05) },
    { chest: { lean: 32, turn: -34 }, rightArm: aim([-0.3, -0.6, -0.7], [0, -0.5, 0.85]) },
  ),
};
