import {
  aim,
  arms,
  behindHead,
  flatToes,
  foot,
  hand,
  legs,
  longSitting,
  move,
  onBack,
  raisedToes,
  straight,
} from '../stances.ts';

const high = { at: [0, 17, -3.2], pelvis: { lean: -118 }, chest: { lean: -121 } } as const;
const lifted = aim([0, -0.35, 0.94], [0, -0.95, -0.3]);
const soles = legs({ to: [2.6, 3.2, 17], bend: [1, 0.35, 0], toes: [0.8, 0.3, 0.6] });
/** The shoulder blades on a bench. */
const onBench = {
  ...onBack,
  ...legs({ to: [6, 4.5, 19], bend: [0, 1, 0.3], toes: flatToes }),
  ...arms(straight([0.35, -0.92, 0.15])),
};
const hipsDown = { at: [0, 9, -2], pelvis: { lean: -40 }, chest: { lean: -70 }, head: { lean: -50 } } as const;
const hipsUp = { at: [0, 22, 0], pelvis: { lean: -90 }, chest: { lean: -92 }, head: { lean: -70 } } as const;
/** The back on a large ball. */
const onBall = { ...onBack, at: [0, 20, 2], pelvis: { lean: -70 }, ...legs(foot(9, 23)) } as const;

/** On the back, the hips lifted; or the trunk over a ball. */
export const bridgeMovements = {
  bridge: move(90, onBack, {}, high),
  'single-leg-bridge': move(
    90,
    { ...onBack, rightLeg: aim([0, 0.05, 1], [0, -1, -0.1]) },
    {},
    { ...high, rightLeg: lifted },
  ),
  'marching-bridge': move(
    90,
    { ...onBack, ...high },
    {},
    { rightLeg: { to: [-5, 24, 14], bend: [0, 1, -0.2], toes: flatToes } },
  ),
  'frog-pump': move(
    [50, 14],
    { ...onBack, ...soles },
    {},
    { at: [0, 15, -2.2], pelvis: { lean: -114 }, chest: { lean: -116 } },
  ),
  'hip-thrust': move(90, onBench, hipsDown, hipsUp),
  'single-leg-hip-thrust': move(90, { ...onBench, rightLeg: aim([0, 0.1, 1], [0, -1, -0.1]) }, hipsDown, hipsUp),
  'leg-curl': move(
    90,
    onBack,
    {
      at: [0, 11, -1.6],
      pelvis: { lean: -104 },
      chest: { lean: -106 },
      ...legs({ to: [5, 4.5, 37], bend: [0, 1, 0], toes: raisedToes }),
    },
    { ...high, ...legs({ to: [5, 4.5, 17], bend: [0, 1, 0], toes: [0, 0.6, 1] }) },
  ),
  'ball-leg-curl': move(
    90,
    { ...onBack, at: [0, 14, -2.6], pelvis: { lean: -112 }, chest: { lean: -113 } },
    legs({ to: [5, 20, 37], bend: [0, 1, 0], toes: raisedToes }),
    legs({ to: [5, 20, 19], bend: [0, 1, 0], toes: raisedToes }),
  ),
  'ball-crunch': move(
    90,
    { ...onBall, ...arms(behindHead) },
    { chest: { lean: -98 }, head: { lean: -95 } },
    { chest: { lean: -45 }, head: { lean: -30 } },
  ),
  'ball-drape': move(
    [70, 8],
    onBall,
    { ...arms(straight([0.4, -0.5, 0.8])), chest: { lean: -60 }, head: { lean: -45 } },
    { ...arms(straight([0.95, 0.3, -0.2])), chest: { lean: -112 }, head: { lean: -115 } },
  ),
  'ball-twist': move(
    [60, 10],
    { ...onBack, at: [0, 21, 0], ...legs(foot(8, 20)), ...arms(straight([-0.25, 0, 1])) },
    { chest: { lean: -90, turn: -45 }, head: { lean: -85 } },
    { chest: { lean: -90, turn: 45 }, head: { lean: -85 } },
  ),
  'reverse-plank': move(
    90,
    {
      ...longSitting,
      ...arms(hand(9, 2.5, -20, [0.4, 0, -1])),
      ...legs({ to: [4.6, 4.5, 37], bend: [0, 1, 0], toes: raisedToes }),
    },
    { pelvis: { lean: -20 }, chest: { lean: -20 }, head: { lean: -5 } },
    { at: [0, 20, 0], pelvis: { lean: -60 }, chest: { lean: -60 }, head: { lean: -55 } },
  ),
  'crab-reach': move(
    [70, 10],
    { ...longSitting, leftArm: hand(9, 2.5, -20, [0.4, 0, -1]), ...legs(foot(7, 20)) },
    {
      at: [0, 8, 0],
      pelvis: { lean: -25 },
      chest: { lean: -25 },
      head: { lean: -10 },
      rightArm: hand(-9, 2.5, -20, [-0.4, 0, -1]),
    },
    {
      at: [0, 24, 2],
      pelvis: { lean: -86 },
      chest: { lean: -80 },
      head: { lean: -90 },
      rightArm: hand(-2, 40, -40, [-0.4, 0, -1]),
    },
  ),
};
