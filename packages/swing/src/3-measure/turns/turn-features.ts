import { landmarkIndex } from '@trueswing/contracts';
import { toDegrees } from '../../1-track/angles.ts';
import type { SettledPose } from '../../1-track/settle-pose.ts';

type Landmark = keyof typeof landmarkIndex;
type Plane = readonly [x: number, y: number];

/** Camera views in which turns are estimated. */
export type TurnViewName = 'faceOn' | 'downTheLine';

const headJoints: readonly Landmark[] = ['nose', 'leftEar', 'rightEar'];
const shoulderJoints: readonly Landmark[] = ['leftShoulder', 'rightShoulder'];
const legJoints: readonly Landmark[] = ['leftKnee', 'rightKnee', 'leftAnkle', 'rightAnkle'];
const footJoints: readonly Landmark[] = ['leftHeel', 'rightHeel', 'leftFootIndex', 'rightFootIndex'];
const armJoints: readonly Landmark[] = ['leftElbow', 'rightElbow', 'leftWrist', 'rightWrist'];
const hipJoints: readonly Landmark[] = ['leftHip', 'rightHip'];
const kneeJoints: readonly Landmark[] = ['leftKnee', 'rightKnee'];
const spaceJoints: Record<'address' | 'top', readonly Landmark[]> = {
  address: ['nose', ...shoulderJoints, ...hipJoints, ...kneeJoints],
  top: ['nose', ...shoulderJoints, ...armJoints, ...hipJoints, ...legJoints],
};
/** Joints that are read on the way to the top. */
const wayJoints: readonly Landmark[] = ['nose', ...shoulderJoints, ...armJoints, ...legJoints];

/** Where the shoulder line points at address: across the picture face-on, away from the camera down the line. */
const addressYawDeg: Record<TurnViewName, number> = { faceOn: 0, downTheLine: -90 };
/** With a larger error at address the model has confused front and back. */
const greatestAddressErrorDeg = 55;
/** Outside this range of hip turn since address the model has confused front and back. */
const possibleHipTurnDeg: Plane = [-30, 100];

/** The moments of the backswing that a turn is read from. */
export interface BackswingPoses {
  readonly address: SettledPose;
  readonly toeUp: SettledPose;
  readonly midBackswing: SettledPose;
  /** Half-way in time from the mid-backswing to the top. */
  readonly late: SettledPose;
  readonly top: SettledPose;
}

/**
 * Lists what a turn is read from, for a right-hander: joints of the picture on the way to the top, about the mid-hip and in
 * trunk lengths of the address; joints in space as the model guesses them; the change of shoulder and hip line; the
 * model's own turns since address. Null if the model confused front and back.
 */
export function readTurnFeatures(view: TurnViewName, poses: BackswingPoses): readonly number[] | null {
  const { address, top } = poses;
  const turnDeg = (pose: SettledPose, part: 'Shoulder' | 'Hip'): number =>
    wrapDeg(yawDeg(pose, `left${part}`, `right${part}`) - yawDeg(address, `left${part}`, `right${part}`));
  const hipTurnDeg = turnDeg(top, 'Hip');
  const addressErrorDeg = wrapDeg(yawDeg(address, 'leftHip', 'rightHip') - addressYawDeg[view]);
  if (Math.abs(addressErrorDeg) > greatestAddressErrorDeg) return null;
  if (hipTurnDeg < possibleHipTurnDeg[0] || hipTurnDeg > possibleHipTurnDeg[1]) return null;

  const trunk = length(difference(middle(address, 'Shoulder'), middle(address, 'Hip')));
  if (trunk < 1) return null;
  const aboutHips = (pose: SettledPose, joints: readonly Landmark[]): number[] => {
    const hips = middle(pose, 'Hip');
    return joints.flatMap((joint) => difference(point(pose, joint), hips).map((pixels) => pixels / trunk));
  };
  const line = (pose: SettledPose, part: 'Shoulder' | 'Hip'): Plane =>
    difference(point(pose, `left${part}`), point(pose, `right${part}`)).map((pixels) => pixels / trunk) as [
      number,
      number,
    ]; // a pair maps to a pair
  const bodyJoints = [...headJoints, ...shoulderJoints, ...legJoints];
  return [
    ...aboutHips(address, [...bodyJoints, ...footJoints]),
    ...aboutHips(top, [...bodyJoints, ...armJoints]),
    line(address, 'Hip')[0],
    ...line(top, 'Hip'),
    // down the line both lines already point at the camera at address: there is nothing to shorten
    ...(view === 'faceOn'
      ? [
          ...foreshortening(line(address, 'Shoulder'), line(top, 'Shoulder')),
          ...foreshortening(line(address, 'Hip'), line(top, 'Hip')),
        ]
      : []),
    ...inSpace(address, spaceJoints.address),
    ...inSpace(top, spaceJoints.top),
    ...[poses.toeUp, poses.midBackswing, poses.late].flatMap((pose) => [
      ...aboutHips(pose, wayJoints),
      ...line(pose, 'Hip'),
      turnDeg(pose, 'Shoulder') / 90,
      turnDeg(pose, 'Hip') / 90,
      ...inSpace(pose, [...shoulderJoints, ...hipJoints]),
    ]),
    turnDeg(top, 'Shoulder') / 90,
    hipTurnDeg / 90,
  ];
}

/** Meters from the mid-hip, as estimated by the model. */
const inSpace = ({ world }: SettledPose, joints: readonly Landmark[]): number[] =>
  joints.flatMap((joint) => [...world[landmarkIndex[joint]]!]); // a settled pose has every landmark

/** The line at the top in lengths of the line at address: 1 unturned, 0 pointing at the camera. */
function foreshortening(address: Plane, top: Plane): Plane {
  const full = Math.max(length(address), 0.05);
  return [top[0] / full, top[1] / full];
}

/** Direction of a line in space from above; +90 when its left end points at the camera. */
function yawDeg({ world }: SettledPose, left: Landmark, right: Landmark): number {
  const [a, b] = [world[landmarkIndex[left]]!, world[landmarkIndex[right]]!]; // a settled pose has every landmark
  return toDegrees(Math.atan2(b[2] - a[2], a[0] - b[0]));
}

const point = ({ image }: SettledPose, joint: Landmark): Plane => {
  const [x, y] = image[landmarkIndex[joint]]!; // a settled pose has every landmark
  return [x, y];
};
const middle = (pose: SettledPose, part: 'Shoulder' | 'Hip'): Plane => {
  const [left, right] = [point(pose, `left${part}`), point(pose, `right${part}`)];
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
};
const difference = (a: Plane, b: Plane): Plane => [a[0] - b[0], a[1] - b[1]];
const length = (a: Plane): number => Math.hypot(a[0], a[1]);
const wrapDeg = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;
