import {
  aim,
  arms,
  crossed,
  foot,
  handOnHip,
  handsTogether,
  legs,
  lifted,
  mirror,
  move,
  onShoulders,
  rowed,
  standing,
  straight,
  tuckedToes,
} from '../stances.ts';

const steady = { ...standing, at: [0, 44, 0], ...legs(foot(8, 0)) } as const;
const wideStance = { ...standing, at: [0, 42.5, 0], ...legs(foot(11, 0)) } as const;

/** Turns of a standing golfer. */
export const turnMovements = {
  'standing-rotation': move(
    [0, 16],
    { ...steady, ...arms(onShoulders) },
    { pelvis: { turn: -20 }, chest: { turn: -55 }, head: { turn: -8 } },
    { pelvis: { turn: 20 }, chest: { turn: 55 }, head: { turn: 8 } },
  ),
  'self-hug-turn': move(
    [0, 12],
    { ...standing, ...legs(foot(3.4, 0)), ...arms(crossed) },
    { chest: { turn: -55 }, head: { turn: -30 } },
    { chest: { turn: 55 }, head: { turn: 30 } },
  ),
  'arm-rotation': move(
    [14, 8],
    { ...steady, ...arms(handsTogether(-0.05)) },
    { pelvis: { turn: -12 }, chest: { turn: -42 }, head: { turn: -30 } },
    { pelvis: { turn: 25 }, chest: { turn: 58 }, head: { turn: 50 } },
  ),
  'single-leg-rotation': move(
    [18, 6],
    {
      ...standing,
      at: [-2.5, 45, 0],
      rightLeg: foot(-4.2, 0),
      leftLeg: lifted(6, 24, -8),
      ...arms(handsTogether(-0.05)),
    },
    { chest: { turn: -34 }, head: { turn: -25 } },
    { chest: { turn: 44 }, head: { turn: 36 } },
  ),
  'walking-turn': move(
    [30, 6],
    { ...standing, ...arms(aim([0.5, -0.85, 0.3], [-0.1, 0.3, 1])) },
    { leftLeg: foot(4.2, -8), rightLeg: foot(-4.2, 10), at: [0, 43.6, 0], chest: { turn: -38 } },
    {
      leftLeg: foot(4.2, 10),
      rightLeg: { to: [-4.2, 9.8, -12], bend: [0, 0, 1], toes: tuckedToes },
      at: [0, 43.6, 0],
      chest: { turn: 42 },
      head: { turn: 20 },
    },
  ),
  chop: move(
    12,
    wideStance,
    { ...arms(handsTogether(0.8)), pelvis: { turn: -22 }, chest: { turn: -55 }, head: { turn: -30 } },
    {
      at: [3, 38, -5],
      ...arms(handsTogether(-0.75)),
      pelvis: { turn: 18, lean: 12 },
      chest: { turn: 44, lean: 20 },
      head: { turn: 26, lean: 20 },
    },
  ),
  lift: move(
    12,
    wideStance,
    {
      at: [-3, 36, -6],
      ...arms(handsTogether(-0.75)),
      pelvis: { turn: -18, lean: 14 },
      chest: { turn: -48, lean: 24 },
      head: { turn: -26, lean: 20 },
    },
    { ...arms(handsTogether(0.8)), pelvis: { turn: 24 }, chest: { turn: 58 }, head: { turn: 44 } },
  ),
  'cross-crawl': move(
    24,
    { ...standing, leftLeg: foot(4.2, 0), ...arms(aim([0.9, 0.25, 0.2], [-0.65, 0.75, -0.05])) },
    { at: [0, 45, 0], rightLeg: { ...straight([-0.05, -1, 0.02]), toes: [0, -0.25, 1] } },
    {
      at: [3, 45, 0],
      chest: { lean: 22, turn: -34 },
      head: { lean: 16, turn: -20 },
      rightLeg: { ...aim([0.2, 0.25, 1], [0, -1, -0.1]), toes: [0, -0.35, 1] },
    },
  ),
  'rotational-row': move(
    30,
    { ...wideStance, leftArm: handOnHip },
    {
      at: [2, 39, -4],
      pelvis: { lean: 16, turn: 14 },
      chest: { lean: 24, turn: 40 },
      rightArm: straight([0.1, -0.4, 0.9]),
    },
    { at: [-2, 42, -1], pelvis: { turn: -20 }, chest: { turn: -48 }, head: { turn: -30 }, rightArm: mirror(rowed) },
  ),
  'power-pull': move(
    60,
    { ...standing, ...legs(foot(8, 12)) },
    {
      at: [0, 39, -8.5],
      pelvis: { lean: -16 },
      chest: { lean: -18, turn: 68 },
      head: { lean: -8, turn: 60 },
      rightArm: straight([-0.6, 0.25, 0.8]),
      leftArm: straight([0.9, -0.4, 0]),
    },
    {
      at: [0, 42, -3],
      pelvis: { lean: -8 },
      chest: { lean: -8, turn: -14 },
      head: {},
      rightArm: mirror(rowed),
      leftArm: straight([-0.1, 0.35, 1]),
    },
  ),
  throw: {
    ...move(
      12,
      { ...wideStance, at: [0, 40, 0] },
      {
        at: [-5, 40, 0],
        pelvis: { lean: 8, turn: -40 },
        chest: { lean: 14, turn: -72 },
        head: { turn: 10 },
        ...arms(handsTogether(-0.75)),
      },
      { at: [5, 41, 0], pelvis: { turn: 45 }, chest: { turn: 75 }, head: { turn: 70 }, ...arms(handsTogether(0.1)) },
    ),
    isFast: true,
  },
  'shot-put': {
    ...move(
      12,
      wideStance,
      {
        at: [-5, 40, 0],
        pelvis: { turn: -35 },
        chest: { turn: -60 },
        head: { turn: 20 },
        ...arms(aim([0.5, -0.2, 0.75], [-0.6, 0.6, 0.3])),
      },
      { at: [5, 41.5, 0], pelvis: { turn: 45 }, chest: { turn: 78 }, head: { turn: 70 }, ...arms(handsTogether(0.3)) },
    ),
    isFast: true,
  },
  slam: {
    ...move(
      78,
      { ...standing, ...legs(foot(8, 0)) },
      { at: [0, 45, 0], ...arms(straight([-0.22, 1, 0.1])) },
      {
        at: [0, 33, -13],
        pelvis: { lean: 50 },
        chest: { lean: 58 },
        head: { lean: 50 },
        ...arms(straight([-0.22, -0.45, 0.9])),
      },
    ),
    isFast: true,
  },
  'back-toss': {
    ...move(
      84,
      { ...standing, ...legs(foot(8, 0)) },
      {
        at: [0, 36, -13],
        pelvis: { lean: 58 },
        chest: { lean: 64 },
        head: { lean: 50 },
        ...arms(straight([-0.22, -0.6, 0.75])),
      },
      {
        at: [0, 45, 1],
        pelvis: { lean: -6 },
        chest: { lean: -18 },
        head: { lean: -30 },
        ...arms(straight([-0.22, 0.97, 0.12])),
      },
    ),
    isFast: true,
  },
  'lean-turn': move(
    44,
    { ...standing, ...legs(foot(7, 10)), at: [0, 42, -6], pelvis: { lean: -14 }, leftArm: straight([-0.05, 0.1, 1]) },
    { chest: { lean: -14 }, rightArm: straight([0.05, 0.1, 1]) },
    {
      chest: { lean: -14, turn: -34 },
      head: { turn: -50 },
      leftArm: straight([-0.5, 0.1, 0.85]),
      rightArm: straight([-1, 0.1, 0.1]),
    },
  ),
  'wall-touch-turn': move(
    [150, 10],
    { ...steady, ...arms(aim([0.35, -0.55, 0.75], [-0.2, 0.35, 0.9])) },
    { pelvis: { turn: -30 }, chest: { turn: -84 }, head: { turn: -84 } },
    { pelvis: { turn: 30 }, chest: { turn: 84 }, head: { turn: 84 } },
  ),
};
