import {
  aim,
  arms,
  atChest,
  behindHead,
  flatToes,
  hand,
  legs,
  move,
  onBack,
  overhead,
  raisedToes,
  straight,
} from '../stances.ts';

const tableTop = legs(aim([0, 0.05, 1], [0, -1, -0.1]));
const bent = aim([0, 0.05, 1], [0, -1, -0.1]);
const tapping = aim([0, -0.55, 0.84], [0, -0.68, -0.73]);
const armsUp = arms(straight([0, 0, 1]));
const armsBack = arms(straight([0.05, 1, 0.05]));
const long = legs(straight([0, -1, 0.02]));
const curled = { chest: { lean: -62 }, head: { lean: -45 } };
const wipers = { ...onBack, ...tableTop, ...arms(straight([1, 0, -0.062])) };
const rolled = { ...onBack, ...long, ...arms(straight([-0.02, 1, 0.1])) };
const soles = legs({ to: [2.6, 3.2, 19], bend: [1, 0.2, 0], toes: [0.8, 0.3, 0.6] });

/** On the back, the arms and legs moving. */
export const onBackMovements = {
  'dead-bug': move(
    90,
    { ...onBack, ...tableTop, ...armsUp },
    {},
    { rightArm: straight([-0.05, 0.98, 0.2]), leftLeg: straight([0, -0.97, 0.14]) },
  ),
  'dead-bug-legs': move(90, { ...onBack, ...tableTop, ...armsBack }, {}, { leftLeg: tapping }),
  'dead-bug-pullover': move(90, { ...onBack, ...tableTop }, arms(straight([-0.25, 0, 1])), {
    ...arms(straight([-0.25, 0.97, 0.2])),
    leftLeg: straight([0, -0.97, 0.14]),
  }),
  'supine-march': move(90, { ...onBack, ...tableTop }, {}, { leftLeg: straight([0, -0.85, 0.5]) }),
  'heel-tap': move(90, { ...onBack, ...tableTop }, {}, { leftLeg: tapping }),
  'heel-taps': move(90, { ...onBack, ...tableTop }, {}, legs(tapping)),
  'double-leg-lower': move(90, onBack, legs(straight([0, 0.03, 1])), legs(straight([0, -0.95, 0.3]))),
  'hollow-hold': move(
    90,
    { ...onBack, ...long, ...armsBack },
    {},
    {
      chest: { lean: -66 },
      head: { lean: -52 },
      ...legs(straight([0, -0.95, 0.3])),
      ...arms(straight([0.05, 0.98, 0.2])),
    },
  ),
  'curl-up': move(
    90,
    {
      ...onBack,
      ...arms(hand(10, 2.5, -2, [1, 0, -0.4])),
      rightLeg: { to: [-4.6, 4.5, 40.5], bend: [0, 1, 0], toes: raisedToes },
    },
    {},
    { chest: { lean: -66 }, head: { lean: -50 } },
  ),
  'reverse-crunch': move(
    90,
    { ...onBack, ...tableTop },
    {},
    { at: [0, 11, -2], pelvis: { lean: -125 }, ...legs(aim([0, 0.25, 0.97], [0, -0.95, 0.05])) },
  ),
  'bicycle-crunch': move(
    [80, 12],
    { ...onBack, ...arms(behindHead) },
    {
      chest: { lean: -60, turn: -28 },
      head: { lean: -45 },
      leftLeg: aim([0, 0.35, 0.94], [0, -1, 0]),
      rightLeg: straight([0, -0.95, 0.3]),
    },
    {
      chest: { lean: -60, turn: 28 },
      head: { lean: -45 },
      leftLeg: straight([0, -0.95, 0.3]),
      rightLeg: aim([0, 0.35, 0.94], [0, -1, 0]),
    },
  ),
  'toe-reach': move(90, { ...onBack, ...legs(straight([0, 0.06, 1])) }, armsUp, {
    ...curled,
    ...arms(straight([-0.05, -0.3, 0.95])),
  }),
  'flutter-kick': move(
    90,
    onBack,
    { leftLeg: straight([0, -0.9, 0.44]), rightLeg: straight([0, -0.99, 0.12]) },
    { leftLeg: straight([0, -0.99, 0.12]), rightLeg: straight([0, -0.9, 0.44]) },
  ),
  hundred: move(
    90,
    { ...onBack, ...tableTop, ...curled },
    arms(straight([0.25, -0.95, 0.25])),
    arms(straight([0.25, -0.68, 0.7])),
  ),
  'single-leg-stretch': move(
    90,
    { ...onBack, ...curled, ...arms(straight([0, -0.55, 0.83])) },
    { leftLeg: aim([0, 0.4, 0.92], [0, -0.95, -0.3]), rightLeg: straight([0, -0.93, 0.36]) },
    { rightLeg: aim([0, 0.4, 0.92], [0, -0.95, -0.3]), leftLeg: straight([0, -0.93, 0.36]) },
  ),
  'roll-up': move(90, { ...onBack, ...legs({ to: [4.6, 4.5, 40.4], bend: [0, 1, 0], toes: raisedToes }) }, armsBack, {
    pelvis: { lean: 10 },
    chest: { lean: 52 },
    head: { lean: 66 },
    ...arms(straight([0.05, 0.7, 0.71])),
  }),
  'v-up': move(90, { ...onBack, ...long }, armsBack, {
    pelvis: { lean: -40 },
    chest: { lean: -15 },
    head: { lean: 0 },
    ...legs(straight([0, 0, 1])),
    ...arms(straight([0.05, 0.1, 1])),
  }),
  'get-up': move(
    [55, 12],
    {
      ...onBack,
      rightLeg: { to: [-5, 4.5, 18], bend: [0, 1, 0], toes: flatToes },
      leftLeg: { to: [9, 4.5, 39], bend: [0, 1, 0], toes: raisedToes },
      leftArm: hand(21, 2.5, -20, [0.3, 0.1, -1]),
    },
    { rightArm: hand(-8, 35, -22) },
    { pelvis: { lean: -62 }, chest: { lean: -38, turn: 30 }, head: { lean: -10 }, rightArm: hand(-7, 51, -14) },
  ),
  'butterfly-sit-up': move([50, 14], { ...onBack, ...soles }, armsBack, {
    pelvis: { lean: 4 },
    chest: { lean: 36 },
    head: { lean: 40 },
    ...arms(straight([-0.05, 0.15, 1])),
  }),
  'wall-breathing': move(
    90,
    { ...onBack, ...legs({ to: [4.2, 24, 21], bend: [0, 1, -0.3], toes: [0, 1, 0] }) },
    {},
    { at: [0, 10.5, -0.6], pelvis: { lean: -112 } },
  ),
  'knee-drops': move(
    [90, 32],
    wipers,
    {},
    { at: [0, 6.5, 0], pelvis: { lean: -90, turn: -72 }, chest: { lean: -90, turn: -3 } },
  ),
  'leg-wipers': move(
    [90, 32],
    { ...wipers, ...legs(straight([0, 0.05, 1])) },
    {},
    { at: [0, 6.5, 0], pelvis: { lean: -90, turn: -62 }, chest: { lean: -90, turn: -3 } },
  ),
  'roll-over': move(
    [90, 30],
    rolled,
    {},
    {
      at: [0, 10.5, 0],
      pelvis: { lean: -90, turn: -45 },
      chest: { lean: -90, turn: -80 },
      head: { lean: -90, turn: -80 },
    },
  ),
  'roll-from-legs': move(
    [90, 30],
    rolled,
    {},
    {
      at: [0, 8, 0],
      pelvis: { lean: -90, turn: -78 },
      chest: { lean: -90, turn: -30 },
      leftLeg: aim([0, -0.7, 0.7], [0, -0.97, 0.25]),
    },
  ),
  'curled-roll': move(
    [90, 30],
    { ...onBack, ...curled, ...tableTop, ...arms(atChest) },
    {},
    { at: [0, 9, 0], pelvis: { lean: -90, turn: -50 }, chest: { lean: -62, turn: -50 } },
  ),
  'knee-drop-in': move(
    [12, 26],
    { ...onBack, ...legs({ to: [10, 4.5, 15], bend: [0, 1, 0], toes: [0.2, -0.3, 1] }) },
    {},
    { leftLeg: { to: [10, 4.5, 15], bend: [-1, 0.5, 0], toes: [-0.6, -0.3, 0.8] } },
  ),
  'knee-squeeze': move(
    [12, 26],
    onBack,
    legs({ to: [5, 4.5, 16], bend: [0.7, 1, 0], toes: flatToes }),
    legs({ to: [5, 4.5, 16], bend: [-0.12, 1, 0], toes: flatToes }),
  ),
  'figure-four': move(
    [62, 12],
    { ...onBack, ...arms(straight([-0.1, -0.6, 0.8])) },
    {
      rightLeg: aim([0, -0.5, 0.87], [0, -0.68, -0.73]),
      leftLeg: { ...aim([0.55, -0.55, 0.65], [-0.95, -0.1, 0.28]), toes: [-0.6, 0.8, 0.2] },
    },
    {
      rightLeg: aim([0, 0.25, 0.97], [0, -1, -0.05]),
      leftLeg: { ...aim([0.55, 0.15, 0.8], [-0.95, -0.1, 0.28]), toes: [-0.6, 0.8, 0.2] },
    },
  ),
  'hamstring-stretch': move(
    90,
    { ...onBack, leftLeg: straight([0, -1, 0.02]), ...arms(hand(4, 26, -5, [1, 0, -0.3])) },
    { rightLeg: bent },
    { rightLeg: straight([0, 0.3, 0.95]) },
  ),
  'chin-tuck': move(
    90,
    onBack,
    { chest: { lean: -85 }, head: { lean: -99 } },
    { chest: { lean: -85 }, head: { lean: -64 } },
  ),
  'pelvic-tilt': move(
    90,
    onBack,
    { pelvis: { lean: -76 } },
    { at: [0, 10.5, 0], pelvis: { lean: -114 }, chest: { lean: -92 } },
  ),
  'supine-arm-reach': move(90, onBack, armsUp, arms(straight([0.05, 0.98, 0.16]))),
  'snow-angel': move([40, 48], onBack, arms(straight([0.4, -0.92, -0.04])), arms(straight([0.5, 0.87, -0.04]))),
  'supine-arms-open': move(
    [40, 40],
    { ...onBack, ...long },
    arms(straight([-0.05, 0, 1])),
    arms(straight([1, 0.1, -0.04])),
  ),
  'supine-press': move([60, 14], onBack, arms(atChest), arms(straight([-0.25, 0, 1]))),
  'roller-extension': move(
    90,
    { ...onBack, pelvis: { lean: -58 }, ...arms(aim([0.35, 0.7, 0.6], [-0.4, 0.5, -0.75])) },
    { chest: { lean: -50 }, head: { lean: -45 } },
    { chest: { lean: -98 }, head: { lean: -98 } },
  ),
  'arm-bar': move(
    [60, 24],
    { ...onBack, leftArm: straight([-0.05, 1, 0.1]), leftLeg: straight([0, -1, 0.02]) },
    { rightArm: hand(-8, 34, -22), rightLeg: bent },
    {
      at: [0, 9.5, 0],
      pelvis: { lean: -90, turn: 62 },
      chest: { lean: -90, turn: 62 },
      head: { lean: -90, turn: 20 },
      rightArm: hand(-4, 47, -22),
      rightLeg: aim([0, -0.3, 0.95], [0, -0.9, -0.4]),
    },
  ),
  banana: move(
    [0, 62],
    { ...onBack, ...long, ...arms(overhead) },
    {},
    { pelvis: { lean: -90, tilt: -12 }, chest: { lean: -90, tilt: 24 }, head: { lean: -90, tilt: 30 } },
  ),
  'bench-pullover': move(
    90,
    { ...onBack, at: [0, 24, 0], ...legs({ to: [7, 4.5, 20], bend: [0, 1, 0.3], toes: flatToes }) },
    arms(straight([-0.25, 0, 1])),
    arms(straight([-0.25, 0.97, 0.12])),
  ),
};
