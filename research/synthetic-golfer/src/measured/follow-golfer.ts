import { type Rotation, rotate, transpose } from '../geometry/rotation.ts';
import { add, midpoint, normalize, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import { followRotation } from './axes-of-markers.ts';
import { followMean, type Path } from './follow-markers.ts';
import type { MarkerRecording } from './read-c3d.ts';

/** Movements that the markers show of a right-handed golfer, one value a frame, in meters of his own size. */
export interface MeasuredGolfer {
  rateHz: number;
  frames: number;
  /** Turns of the rigid parts since the first frame. */
  pelvis: readonly Rotation[];
  chest: readonly Rotation[];
  head: readonly Rotation[];
  /** Middle of the waist markers, and of the shoulder joints as a point of the chest. */
  waist: Path;
  shoulders: Path;
  /** At the first frame, the lines of hips and chest from the trail to the lead side. */
  hipLine: Vec3;
  chestLine: Vec3;
  grip: Path;
  clubHead: Path;
  lead: MeasuredFoot;
  trail: MeasuredFoot;
}

export interface MeasuredFoot {
  ankle: Path;
  toes: Path;
  /** From the inside to the outside of the toes at the first frame. */
  across: Vec3;
}

const handBeyondWristM = 0.075;

/** Follows the markers of a GEARS recording. Throws if the cameras lost a whole part of the body. */
export function followGolfer(recording: MarkerRecording): MeasuredGolfer {
  const follow = (...markers: string[]): Path => followMean(recording, markers);
  const [hipLead, hipTrail] = [follow('WaistLeft', 'WaistLBack'), follow('WaistRight', 'WaistRBack')];
  const [backLead, backTrail, backTop] = [follow('BackLeft'), follow('BackRight'), follow('BackTop')];
  const chest = followRotation(backTrail, backLead, backTop);
  const shoulderJoints = midpoint(follow('LShoulderBack')[0]!, follow('RShoulderBack')[0]!); // a recording has frames
  const belowJointMarkers: Vec3 = [0, -0.03, 0.05];
  const fromBackTop = subtract(add(shoulderJoints, belowJointMarkers), backTop[0]!);
  const [elbow, wrist] = [follow('LElbowOut'), follow('LWristTop')];
  const footOf = (side: 'L' | 'R'): MeasuredFoot => ({
    ankle: follow(`${side}AnkleOut`),
    toes: follow(`${side}ToeIn`, `${side}ToeOut`),
    across: subtract(follow(`${side}ToeOut`)[0]!, follow(`${side}ToeIn`)[0]!),
  });
  return {
    rateHz: recording.rateHz,
    frames: recording.frames,
    pelvis: followRotation(hipTrail, hipLead, follow('WaistLeft', 'WaistRight')),
    chest,
    head: followRotation(follow('HeadSide'), follow('HeadTop'), follow('HeadFront')),
    waist: hipLead.map((point, i) => midpoint(point, hipTrail[i]!)), // paths have the same frames
    shoulders: backTop.map((point, i) => add(point, rotate(chest[i]!, fromBackTop))),
    hipLine: subtract(hipLead[0]!, hipTrail[0]!),
    chestLine: subtract(backLead[0]!, backTrail[0]!),
    grip: wrist.map((point, i) => add(point, scale(normalize(subtract(point, elbow[i]!)), handBeyondWristM))),
    clubHead: follow('Marker_2:2:1', 'Marker_2:2:2', 'Marker_2:2:3'),
    lead: footOf('L'),
    trail: footOf('R'),
  };
}

/** A point in the axes of a part that has turned by `since`. */
export const inAxesOf = (since: Rotation, offset: Vec3): Vec3 => rotate(transpose(since), offset);
