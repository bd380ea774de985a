import {
  aim,
  arms,
  behindHead,
  crossed,
  flatToes,
  foot,
  hand,
  handsTogether,
  hanging,
  legs,
  longSitting,
  move,
  onShoulders,
  seated,
  standing,
  straight,
  wide,
} from '../stances.ts';

const besideHip = (left: number, knee: number) =>
  ({ to: [left, 3.2, 21], bend: [knee, 0.14, 0], toes: [0.8 * knee, 0.3, 0.6] }) as const;
const leaning = {
  pelvis: { lean: -26 },
  chest: { lean: -22 },
  head: { lean: -4 },
  ...arms(handsTogether(-0.2)),
} as const;
const turningLeft = { chest: { turn: -48 }, head: { turn: -40 } };
const turningRight = { chest: { turn: 48 }, head: { turn: 40 } };
/** One leg bent in front and the other one behind. */
const ninety = {
  ...longSitting,
  pelvis: { lean: 8 },
  chest: { lean: 6 },
  leftLeg: { to: [-7, 3.2, 17], bend: [1, 0, 0.6], toes: [-0.95, 0, 0.2] },
  rightLeg: { to: [-17, 3.2, -17], bend: [-1, 0, 0.5], toes: [-0.2, 0, -1] },
  ...arms(aim([0.3, -0.8, 0.5], [0, -0.15, 1])),
} as const;
const kneesBent = legs({ to: [5, 4.5, 24], bend: [0, 1, 0], toes: flatToes });

/** On the floor. */
export const floorSeatedMovements = {
  'russian-twist': move(
    [40, 10],
    { ...longSitting, ...leaning, ...kneesBent },
    { chest: { lean: -22, turn: -48 } },
    { chest: { lean: -22, turn: 48 } },
  ),
  'russian-twist-feet-up': move(
    [40, 10],
    { ...longSitting, ...leaning, ...legs({ to: [5, 16, 25], bend: [0, 1, 0], toes: flatToes }) },
    { chest: { lean: -22, turn: -52 } },
    { chest: { lean: -22, turn: 52 } },
  ),
  'hip-switch': move(
    [12, 22],
    { ...longSitting, pelvis: { lean: -14 }, chest: { lean: -10 }, head: {}, ...arms(hand(13, 2.5, -17, [1, 0, -1])) },
    { leftLeg: besideHip(13, 1), rightLeg: besideHip(-13, 1) },
    { leftLeg: besideHip(13, -1), rightLeg: besideHip(-13, -1) },
  ),
  'ninety-lean': move(
    [24, 20],
    ninety,
    { ...arms(straight([0, -0.5, 0.87])) },
    { pelvis: { lean: 30 }, chest: { lean: 46 }, head: { lean: 40 }, ...arms(straight([0, 0.25, 1])) },
  ),
  'ninety-lift': move(
    [-30, 20],
    { ...ninety, chest: { turn: -28 }, head: { turn: -28 } },
    {},
    { rightLeg: { to: [-17, 15, -14], bend: [-1, -0.2, 0.5], toes: [-0.2, 0, -1] } },
  ),
  'z-sit-twist': move(
    [14, 22],
    ninety,
    { chest: { turn: -20 }, ...arms(straight([0, -0.5, 0.87])) },
    { chest: { lean: 30, turn: 46 }, head: { lean: 20, turn: 46 }, ...arms(straight([0, -0.2, 1])) },
  ),
  butterfly: move(
    [20, 16],
    { ...longSitting, pelvis: { lean: 6 }, chest: { lean: 12 }, ...arms(hand(4, 5.5, 15)) },
    legs({ to: [2.6, 3.2, 15], bend: [1, 0.8, 0], toes: [0.8, 0.3, 0.6] }),
    legs({ to: [2.6, 3.2, 15], bend: [1, 0.12, 0], toes: [0.8, 0.3, 0.6] }),
  ),
  'seated-twist': move(
    [40, 12],
    {
      ...longSitting,
      leftLeg: { to: [-9, 4.5, 15], bend: [0.1, 1, 0], toes: [0, -0.25, 1] },
      leftArm: hand(10, 2.5, -15, [1, 0, -1]),
      rightArm: hand(2, 21, 14, [-1, -0.3, 0.4]),
    },
    { chest: { turn: 0 } },
    { chest: { turn: 42 }, head: { turn: 62 } },
  ),
  mermaid: move(
    [8, 14],
    {
      ...ninety,
      pelvis: {},
      leftLeg: { to: [-9, 3.2, 15], bend: [1, 0, 1], toes: [-0.95, 0, 0.2] },
      rightLeg: { to: [-20, 3.2, -4], bend: [-0.2, 0, 1], toes: [-0.9, 0, -0.4] },
    },
    { chest: { tilt: 4 }, leftArm: hand(18, 9, 6, [1, 0, -1]), rightArm: straight([-0.8, 0.6, 0]) },
    {
      pelvis: { tilt: 12 },
      chest: { tilt: 40 },
      head: { tilt: 44 },
      leftArm: hand(33, 2.5, 4, [1, 0, -1]),
      rightArm: straight([0, 1, 0]),
    },
  ),
  saw: move(
    [24, 16],
    {
      ...longSitting,
      pelvis: {},
      chest: {},
      ...arms(wide),
      ...legs({ to: [18, 4.5, 35], bend: [0, 1, 0], toes: [0.2, 1, 0.15] }),
    },
    {},
    { pelvis: { lean: 18 }, chest: { lean: 36, turn: 46 }, head: { lean: 44, turn: 30 } },
  ),
  'long-sit-row': move(
    84,
    { ...longSitting, ...legs({ to: [4.6, 4.5, 37], bend: [0, 1, 0], toes: [0, 1, 0.15] }) },
    arms(straight([-0.05, -0.3, 1])),
    arms(aim([0.3, -0.75, -0.6], [-0.1, -0.1, 1])),
  ),
  'glute-roll': move(
    [50, 12],
    {
      ...longSitting,
      pelvis: { lean: -22 },
      chest: { lean: -18 },
      leftLeg: { to: [5, 4.5, 24], bend: [0, 1, 0], toes: flatToes },
      rightLeg: { to: [3, 23, 15], bend: [-1, 0.3, 0.2], toes: [0.4, 0.9, 0.2] },
      ...arms(hand(11, 2.5, -14.5, [1, 0, -1])),
    },
    { at: [0, 10, -3] },
    { at: [-1, 10, 3] },
  ),
};

const behind = { at: [0, 24, -14] } as const;
/** On a chair, a ball or a bench. */
export const seatedMovements = {
  'seated-rotation': move([20, 12], { ...seated, ...arms(handsTogether(-0.05)) }, turningLeft, turningRight),
  'seated-turn': move([16, 14], { ...seated, ...arms(onShoulders) }, turningLeft, turningRight),
  'seated-cross-turn': move(
    [20, 14],
    { ...seated, ...arms(crossed), ...legs(foot(11, 16)) },
    turningLeft,
    turningRight,
  ),
  'seated-side-bend': move(
    14,
    { ...seated, leftArm: hand(14, 24, 0, [1, 0, -0.4]) },
    { rightArm: straight([-0.3, 1, 0]) },
    { chest: { tilt: 40 }, pelvis: { tilt: 4 }, head: { tilt: 44 }, rightArm: straight([0.1, 1, 0]) },
  ),
  'seated-extension': move(
    84,
    { ...seated, ...arms(behindHead) },
    { chest: { lean: 16 }, head: { lean: 24 } },
    { pelvis: { lean: -4 }, chest: { lean: -34 }, head: { lean: -44 } },
  ),
  'seated-elbow-opener': move(
    38,
    seated,
    { chest: { lean: 10 }, head: { lean: 20 }, ...arms(aim([0.15, 0.4, 0.9], [-0.1, 0.75, -0.65])) },
    { chest: { lean: -8 }, head: { lean: -6 }, ...arms(behindHead) },
  ),
  'seated-cat-cow': move(
    88,
    seated,
    { pelvis: { lean: -20 }, chest: { lean: 40 }, head: { lean: 70 } },
    { pelvis: { lean: 14 }, chest: { lean: -14 }, head: { lean: -24 } },
  ),
  brugger: move(
    50,
    { ...seated, ...legs(foot(11, 17)) },
    { pelvis: { lean: -10 }, chest: { lean: 24 }, head: { lean: 30 }, ...arms(hanging) },
    { chest: { lean: -8 }, head: {}, ...arms(straight([0.62, -0.8, 0.05])) },
  ),
  'seated-side-glide': move(
    6,
    { ...seated, ...arms(crossed) },
    { pelvis: { tilt: -26 }, chest: { tilt: 8 }, head: {} },
    { pelvis: { tilt: 26 }, chest: { tilt: -8 }, head: {} },
  ),
  'seated-march': move(44, { ...seated, ...arms(crossed) }, {}, { rightLeg: { ...foot(-7, 17), to: [-7, 17, 17] } }),
  'seated-hip-circle': move(
    6,
    { ...seated, ...arms(straight([0.4, -0.9, 0.2])), ...legs(foot(12, 18)) },
    { at: [-5, 25.5, 0], pelvis: { tilt: 12 }, chest: { tilt: -4 } },
    { at: [5, 25.5, 0], pelvis: { tilt: -12 }, chest: { tilt: 4 } },
  ),
  'seated-foot-swing': move(
    14,
    seated,
    {},
    { rightLeg: { to: [-24, 8, 16], bend: [0.4, 0, 1], toes: [-0.4, -0.2, 1] } },
  ),
  'seated-knee-tuck': move(
    88,
    {
      ...seated,
      pelvis: { lean: -25 },
      chest: { lean: -20 },
      head: { lean: -4 },
      ...arms(hand(9, 24, -6, [0.5, 0, -1])),
    },
    legs(straight([0, -0.63, 0.77])),
    legs(aim([0, 0.2, 0.98], [0, -0.85, -0.07])),
  ),
  pulldown: move(24, seated, arms(straight([0.45, 0.95, 0.2])), arms(aim([0.75, -0.75, -0.1], [0.1, 0.98, 0.2]))),
  'sit-to-stand': move(
    84,
    { ...standing, ...arms(aim([0.1, -0.75, 0.6], [-0.6, 0.3, 0.7])), ...legs(foot(6.5, 0)) },
    { ...behind, pelvis: { lean: 24 }, chest: { lean: 28 }, head: { lean: 10 } },
    {},
  ),
  'single-leg-sit': move(
    76,
    { ...standing, ...arms(straight([0, 0.1, 1])), leftLeg: foot(4.5, 0) },
    {
      ...behind,
      pelvis: { lean: 28 },
      chest: { lean: 32 },
      head: { lean: 12 },
      rightLeg: { ...foot(-5, 16), to: [-5, 12, 20] },
    },
    { at: [2, 45, 0], rightLeg: { ...foot(-5, 12), to: [-5, 14, 12] } },
  ),
};
