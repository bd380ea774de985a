import type { Reach } from '../../skeleton/pose.ts';
import { arms, hand, highPlank, legs, lowPlank, lyingToes, move, straight, tuckedToes } from '../stances.ts';

const toe = (left: number, up: number, forward: number, bend: Reach['bend'] = [0, -1, 0]): Reach => ({
  to: [left, up, forward],
  bend,
  toes: tuckedToes,
});
const raisedFeet = legs({ to: [4.2, 18, -38], bend: [0, -1, 0], toes: lyingToes });
/** The feet on a ball, or in loops. */
const feetUp = { ...highPlank, at: [0, 26, 0], pelvis: { lean: 75 }, chest: { lean: 75 } } as const;
/** One hand on the floor, the other one up. */
const turned = {
  at: [0, 22.3, -1.5],
  pelvis: { lean: 72, turn: 55 },
  chest: { lean: 68, turn: 82 },
  head: { lean: 70, turn: 70 },
  leftArm: hand(2, 62, 22, [0, 0, -1]),
  rightArm: hand(-2, 2.5, 22, [-0.6, 0.6, -1]),
} as const;
const low = { at: [0, 11.6, 2.6], pelvis: { lean: 87.5 }, chest: { lean: 87.5 }, head: { lean: 87.5 } } as const;

/** On hands or forearms and toes. */
export const plankMovements = {
  plank: move(
    90,
    lowPlank,
    { at: [0, 9.9, 1.3], pelvis: { lean: 69 }, chest: { lean: 69 }, head: { lean: 82 }, ...legs(toe(4.2, 9.4, -37.2)) },
    {},
  ),
  'high-plank': move(
    90,
    highPlank,
    { at: [0, 17.5, 1], pelvis: { lean: 54 }, chest: { lean: 50 }, head: { lean: 60 }, ...legs(toe(4.2, 9.4, -38)) },
    {},
  ),
  'plank-shoulder-tap': move(
    [70, 6],
    highPlank,
    { rightArm: hand(-11, 2.5, 21, [-0.6, -0.6, 0.2]) },
    { rightArm: hand(6, 29, 25, [-0.6, -0.6, 0.2]) },
  ),
  'plank-arm-reach': move(
    80,
    lowPlank,
    { rightArm: hand(-8, 2.5, 37.3, [0, -1, -1]) },
    { rightArm: hand(-8, 8, 50, [0, -1, -1]) },
  ),
  'plank-leg-lift': move(90, lowPlank, {}, { rightLeg: toe(-4.2, 23, -38.6) }),
  'plank-up-down': move(
    86,
    { ...lowPlank, ...legs(toe(4.2, 9.8, -39.2)) },
    {},
    {
      at: [0, 23.6, -1],
      pelvis: { lean: 69.3 },
      chest: { lean: 69.3 },
      head: { lean: 76 },
      ...arms(hand(11, 2.5, 22, [0.6, 0.3, -1])),
    },
  ),
  'plank-hip-twist': move(
    [56, 14],
    lowPlank,
    { pelvis: { lean: 82.7, turn: -30 } },
    { pelvis: { lean: 82.7, turn: 38 }, at: [0, 15, 0] },
  ),
  'plank-saw': move(
    90,
    lowPlank,
    { at: [0, 15.2, -3.5], ...legs(toe(4.2, 9.8, -43.9)) },
    { at: [0, 15.2, 3.5], ...legs(toe(4.2, 9.8, -36.9)) },
  ),
  'plank-jack': move([128, 22], highPlank, {}, legs({ ...toe(15, 9.8, -35.5), toes: [0.1, -0.9, 0.42] })),
  'plank-walk': move(
    [24, 18],
    highPlank,
    { leftArm: hand(9, 2.5, 21, [0.6, 0.6, -1]) },
    { leftArm: hand(15, 2.5, 20, [0.6, 0.6, -1]), leftLeg: toe(16, 9.8, -35) },
  ),
  'mountain-climber': move(90, highPlank, {}, { rightLeg: toe(-4.5, 10, -8, [0, -0.2, 1]) }),
  'spider-plank': move(
    [52, 12],
    lowPlank,
    { rightLeg: { ...toe(-4.2, 9.8, -40.4, [-1, -0.1, 0]), toes: [-0.7, -0.75, 0.3] } },
    { rightLeg: { ...toe(-20, 11, -14, [-1, 0.3, 0.7]), toes: [-0.7, -0.75, 0.3] } },
  ),
  'plank-on-ball': move(
    90,
    { ...lowPlank, pelvis: { lean: 60 }, chest: { lean: 60 }, head: { lean: 62 }, ...legs(toe(4.2, 9.8, -36)) },
    { at: [0, 25, -3], ...arms(hand(7, 21, 32, [0, -1, -0.8])) },
    { at: [0, 25, 1.5], ...arms(hand(7, 21, 38, [0, -1, -0.8])) },
  ),
  'feet-up-tuck': move(
    90,
    { ...feetUp, ...raisedFeet },
    {},
    {
      at: [0, 30, -3],
      pelvis: { lean: 96 },
      chest: { lean: 82 },
      ...legs({ to: [4.2, 18, -12], bend: [0, -0.3, 1], toes: lyingToes }),
    },
  ),
  'feet-up-pike': move(
    90,
    { ...feetUp, ...legs({ to: [4.2, 18, -38], bend: [0, -1, 0.4], toes: [0, -0.8, -0.6] }) },
    {},
    {
      at: [0, 43.2, -10],
      pelvis: { lean: 126 },
      chest: { lean: 132 },
      head: { lean: 140 },
      ...legs({ to: [4.2, 18, -41], bend: [0, -1, 0.4], toes: [0, -0.8, -0.6] }),
    },
  ),
  pike: move(
    90,
    highPlank,
    {},
    { at: [0, 42, -6], pelvis: { lean: 122 }, chest: { lean: 128 }, head: { lean: 140 }, ...legs(toe(4.2, 9.8, -30)) },
  ),
  'plank-drag': move(
    [60, 10],
    highPlank,
    { rightArm: hand(-13, 4, 22, [-0.6, 0.6, -1]) },
    { rightArm: hand(6.5, 6, 18, [-0.6, 0.2, -1]) },
  ),
  'renegade-row': move(
    [70, 6],
    { ...highPlank, leftArm: hand(11, 4, 21, [0.6, 0.6, -1]), ...legs(toe(9, 9.8, -37)) },
    { rightArm: hand(-11, 4, 21, [-0.4, 0.6, -1]) },
    { rightArm: hand(-12, 21, 10, [-0.4, 0.6, -1]) },
  ),
  'push-up': move(90, highPlank, {}, low),
  'push-up-rotation': move([72, 0], highPlank, low, turned),
  'plank-turn': move([72, 0], highPlank, {}, turned),
  'scapular-push-up': move(
    90,
    highPlank,
    {
      at: [0, 19.2, 1],
      pelvis: { lean: 76 },
      chest: { lean: 76 },
      head: { lean: 84 },
      ...arms(hand(11, 2.5, 21, [1, 0.2, -1])),
    },
    {},
  ),
  inchworm: move(
    88,
    { ...highPlank, ...legs({ to: [5, 7, -38.6], bend: [0, 0, 1], toes: [0, -0.6, 0.8] }) },
    { at: [0, 46, -44], pelvis: { lean: 128 }, chest: { lean: 150 }, head: { lean: 160 }, ...arms(hand(9, 2.5, -26)) },
    { at: [0, 24.2, -2] },
  ),
  'downward-dog': move(
    86,
    {
      ...highPlank,
      at: [0, 43, -12],
      pelvis: { lean: 124 },
      chest: { lean: 128 },
      head: { lean: 134 },
      ...legs({ to: [6, 6.4, -28], bend: [0, 0, 1], toes: [0, -0.4, 1] }),
      ...arms(hand(9, 2.5, 17, [1, 0.3, 0])),
    },
    {},
    { rightArm: hand(0, 10, -13, [-1, 0.3, 0]), chest: { lean: 134, turn: 14 }, head: { lean: 150, turn: 14 } },
  ),
  fallout: move(
    86,
    { ...highPlank, ...legs(toe(5, 9.8, -22, [0, 0, 1])) },
    {
      at: [0, 46.4, -5],
      pelvis: { lean: 24 },
      chest: { lean: 24 },
      head: { lean: 20 },
      ...arms(straight([0.1, -0.25, 1])),
    },
    {
      at: [0, 34, 9.5],
      pelvis: { lean: 50 },
      chest: { lean: 52 },
      head: { lean: 46 },
      ...arms(straight([0.1, 0.9, 0.45])),
    },
  ),
};
