import { landmarkIndex } from '@trueswing/contracts';
import type { SettledPose } from '../../1-track/settle-pose.ts';
import type { TrunkWindow } from './trunk-window.ts';

export type Joint = keyof typeof landmarkIndex;
export type Point = readonly [x: number, y: number];

/** Side of the picture of the whole golfer, in pixels. */
export const bodyCropPx = 200;
/** Side of the square in heights from ankles to ears: the ground beside the feet is in it. */
const sideInHeights = 1.6;

export const jointOf = ({ image }: SettledPose, joint: Joint): Point => {
  const [x, y] = image[landmarkIndex[joint]]!; // a settled pose has every landmark
  return [x, y];
};
export const middleOf = (pose: SettledPose, part: 'Shoulder' | 'Hip' | 'Ear' | 'Ankle'): Point => {
  const [left, right] = [jointOf(pose, `left${part}`), jointOf(pose, `right${part}`)];
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
};

/** Height of the ears above the ankles in the picture: the measure of all parts. */
export const heightOf = (pose: SettledPose): number => Math.abs(middleOf(pose, 'Ankle')[1] - middleOf(pose, 'Ear')[1]);

/** The square about the golfer at address. */
export function findBodyWindow(pose: SettledPose): TrunkWindow {
  const [ears, ankles] = [middleOf(pose, 'Ear'), middleOf(pose, 'Ankle')];
  const sidePx = sideInHeights * heightOf(pose);
  return {
    leftPx: (middleOf(pose, 'Hip')[0] + ankles[0] - sidePx) / 2,
    topPx: (ears[1] + ankles[1] - sidePx) / 2,
    sidePx,
  };
}
