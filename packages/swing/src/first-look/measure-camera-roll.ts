import { landmarkIndex, type PoseTrack } from '@trueswing/contracts';
import { toDegrees } from '../1-track/angles.ts';
import { settlePose } from '../1-track/settle-pose.ts';

/** The stance is read over the last quarter of a second before the take-away. */
const stanceS = 0.25;

/**
 * Degrees by which the camera is rolled in a face-on video, positive where the picture is turned clockwise; 0 where feet and legs
 * disagree. The line of the ankles is level and the legs stand upright at address, each within a few degrees: a slope turns the
 * one, a shifted hip the other, and only the camera turns both.
 */
export function measureCameraRoll(track: PoseTrack, addressS: number): number {
  const pose = settlePose(track, addressS - stanceS, addressS)?.image;
  if (!pose) return 0;
  const point = (name: keyof typeof landmarkIndex): readonly [number, number] => {
    const [x, y] = pose[landmarkIndex[name]] ?? [0, 0, 0];
    return [x, y];
  };
  const [left, right] = [point('leftAnkle'), point('rightAnkle')];
  const [leftHip, rightHip] = [point('leftHip'), point('rightHip')];
  // Face-on the golfer's right is at the picture's left.
  const feetDeg = toDegrees(Math.atan2(left[1] - right[1], left[0] - right[0]));
  const [hipX, hipY] = [(leftHip[0] + rightHip[0]) / 2, (leftHip[1] + rightHip[1]) / 2];
  const [footX, footY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const legsDeg = toDegrees(Math.atan2(hipX - footX, footY - hipY));
  if (Math.sign(feetDeg) !== Math.sign(legsDeg)) return 0;
  return Math.sign(feetDeg) * Math.min(Math.abs(feetDeg), Math.abs(legsDeg));
}
