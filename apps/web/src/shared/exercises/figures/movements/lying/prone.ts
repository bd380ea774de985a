import type { Reach } from '../../skeleton/pose.ts';
import {
  aim,
  arms,
  behindHead,
  hand,
  legs,
  lyingToes,
  mirror,
  move,
  prone,
  straight,
  tuckedToes,
  wide,
} from '../stances.ts';

const raisedFoot: Reach = { to: [4.2, 11, -40.2], bend: [0, -1, 0], toes: lyingToes };
const lifted = { chest: { lean: 64 }, head: { lean: 50 } };

/** On the belly. */
export const proneMovements = {
  superman: move(90, prone, {}, { ...lifted, ...arms(straight([0.1, 1, -0.2])), ...legs(raisedFoot) }),
  swimmer: move(
    90,
    prone,
    { chest: { lean: 76 }, leftArm: straight([0.1, 1, -0.3]), rightLeg: mirror(raisedFoot) },
    { chest: { lean: 76 }, rightArm: straight([-0.1, 1, -0.3]), leftLeg: raisedFoot },
  ),
  'prone-pulldown': move(
    90,
    { ...prone, ...lifted },
    arms(straight([0.1, 1, -0.15])),
    arms(aim([0.6, -0.8, -0.1], [0.1, 0.98, 0.1])),
  ),
  cobra: move(
    90,
    { ...prone, ...arms(straight([0.35, -0.93, -0.05])) },
    {},
    { chest: { lean: 60 }, head: { lean: 50 }, ...arms(straight([0.5, -0.86, -0.15])) },
  ),
  sphinx: move(
    90,
    { ...prone, pelvis: { lean: 80 } },
    { chest: { lean: 52 }, head: { lean: 50 }, ...arms(hand(9, 2.5, 33, [1, -0.2, -0.4])) },
    { chest: { lean: 18 }, head: { lean: 10 }, ...arms(hand(9, 2.5, 31, [0.3, -1, -0.6])) },
  ),
  crocodile: move(
    90,
    { ...prone, ...arms(hand(4, 3.5, 39, [1, 0, 0])) },
    { head: { lean: 82 } },
    { chest: { lean: 68 }, head: { lean: 78 } },
  ),
  'prone-raise': move(90, { ...prone, head: { lean: 78 } }, arms(straight([0.75, 0.65, 0.1])), {
    ...arms(straight([0.75, 0.6, -0.42])),
    chest: { lean: 80 },
  }),
  'prone-roll': move(
    [70, 20],
    { ...prone, rightArm: hand(-32, 2.5, 22, [0, 0, 1]), ...legs({ ...straight([0, -1, 0]), toes: lyingToes }) },
    { leftArm: aim([0.7, -0.3, 0.1], [-0.2, 0.95, 0.05]) },
    {
      at: [0, 8, 0],
      pelvis: { lean: 88, turn: 40 },
      chest: { lean: 86, turn: 62 },
      head: { lean: 70, turn: 40 },
      leftArm: aim([0.5, -0.3, 0.6], [-0.3, 0.75, 0.6]),
    },
  ),
  scorpion: move(
    [140, 26],
    { ...prone, ...arms(wide), ...legs({ ...straight([0, -1, 0]), toes: [0, 0, -1] }) },
    { leftLeg: { ...straight([0, -1, 0]), toes: [0, 0, -1] } },
    {
      at: [0, 7, 0],
      pelvis: { lean: 88, turn: 52 },
      leftLeg: { ...aim([-0.1, -0.75, -0.65], [-0.35, -0.5, -0.75]), toes: [-0.6, 0.1, -0.8] },
    },
  ),
  'prone-heel-drop': move(
    [150, 16],
    { ...prone, ...arms(hand(5, 3.5, 38, [1, 0, 0])), head: { lean: 80 } },
    legs({ ...aim([0, -1, 0.02], [0, 0.03, -1]), toes: [0, 0.1, -1] }),
    legs({ ...aim([0, -1, 0.02], [0.75, 0.03, -0.65]), toes: [0, 0.1, -1] }),
  ),
  'ball-back-extension': move(
    90,
    {
      ...prone,
      at: [0, 20, 0],
      pelvis: { lean: 82 },
      ...arms(behindHead),
      ...legs({ to: [6, 9.6, -38], bend: [0, -1, 0], toes: tuckedToes }),
    },
    { chest: { lean: 128 }, head: { lean: 130 } },
    { chest: { lean: 66 }, head: { lean: 62 } },
  ),
  'incline-row': move(
    90,
    {
      ...prone,
      at: [0, 27, -8],
      pelvis: { lean: 48 },
      chest: { lean: 48 },
      head: { lean: 40 },
      ...legs({ to: [6, 9.6, -34], bend: [0, -1, 0.2], toes: tuckedToes }),
    },
    arms(straight([0.05, -0.67, 0.74])),
    arms(aim([0.5, -0.3, -0.8], [0, -0.67, 0.74])),
  ),
};
