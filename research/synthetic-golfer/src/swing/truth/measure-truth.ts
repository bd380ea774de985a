import { axisX, degrees } from '../../geometry/rotation.ts';
import {
  cross,
  dot,
  lengthOf,
  midpoint,
  normalize,
  perpendicular,
  subtract,
  type Vec3,
} from '../../geometry/vector.ts';
import type { GolferPose } from '../pose/golfer-pose.ts';

/** The truth of one pose. Turns are absolute; subtract the turn at address to get what golfers call the turn. */
export interface PoseTruth {
  /** Chest and pelvis about the spine axis against the target line, positive away from the target. */
  shoulderTurnDeg: number;
  hipTurnDeg: number;
  /** Mid-hip → mid-shoulder against the vertical: in space, toward the ball, and away from the target. */
  spineAngleDeg: number;
  spineForwardDeg: number;
  spineSideDeg: number;
}

const target: Vec3 = [1, 0, 0];

/** Points and directions that the truth is measured from: of a GolferPose or any other source. */
export interface Trunk {
  midHip: Vec3;
  midShoulder: Vec3;
  /** Top of the spine, which the shoulder blades do not move. */
  spineTop: Vec3;
  /** From the golfer's right to his left, across chest and pelvis. */
  acrossChest: Vec3;
  acrossPelvis: Vec3;
}

/**
 * The shoulder turn is the turn of the chest (thorax). The line between the shoulder joints is no measure of it: the
 * shoulder blades slide on the ribs and move that line by 4 ± 6°.
 */
export const measureTruth = (pose: GolferPose): PoseTruth =>
  measureTrunk({
    midHip: pose.midHip,
    midShoulder: midpoint(pose.limbs.left.shoulder, pose.limbs.right.shoulder),
    spineTop: pose.trunkTop,
    acrossChest: axisX(pose.chestRotation),
    acrossPelvis: axisX(pose.pelvisRotation),
  });

export function measureTrunk({ midHip, midShoulder, spineTop, acrossChest, acrossPelvis }: Trunk): PoseTruth {
  const spine = subtract(midShoulder, midHip);
  const axis = normalize(subtract(spineTop, midHip));
  return {
    shoulderTurnDeg: turnAbout(axis, acrossChest),
    hipTurnDeg: turnAbout(axis, acrossPelvis),
    spineAngleDeg: degrees(Math.acos(spine[1] / lengthOf(spine))),
    spineForwardDeg: degrees(Math.atan2(spine[2], spine[1])),
    spineSideDeg: degrees(Math.atan2(-spine[0], spine[1])),
  };
}

/** Angle of a line seen along the axis, from the target line; a right-hander's backswing is positive. */
function turnAbout(axis: Vec3, line: Vec3): number {
  const zero = normalize(perpendicular(target, axis));
  const flat = normalize(perpendicular(line, axis));
  return degrees(Math.atan2(-dot(cross(zero, flat), axis), dot(zero, flat)));
}
