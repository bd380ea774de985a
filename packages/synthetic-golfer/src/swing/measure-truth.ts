import { degrees } from '../geometry/rotation.ts';
import { cross, dot, lengthOf, midpoint, normalize, perpendicular, subtract, type Vec3 } from '../geometry/vector.ts';

/** The truth of one pose. Turns are absolute; subtract the turn at address to get what golfers call the turn. */
export interface PoseTruth {
  /** Shoulder and hip line about the spine axis against the target line, positive away from the target. */
  shoulderTurnDeg: number;
  hipTurnDeg: number;
  /** Mid-hip → mid-shoulder against the vertical: in space, toward the ball, and away from the target. */
  spineAngleDeg: number;
  spineForwardDeg: number;
  spineSideDeg: number;
}

const target: Vec3 = [1, 0, 0];

/** The four joints from which the truth is measured, of a GolferPose or any other source. */
export interface TrunkJoints {
  left: { shoulder: Vec3; hip: Vec3 };
  right: { shoulder: Vec3; hip: Vec3 };
}

export function measureTruth({ left, right }: TrunkJoints): PoseTruth {
  const spine = subtract(midpoint(left.shoulder, right.shoulder), midpoint(left.hip, right.hip));
  const axis = normalize(spine);
  return {
    shoulderTurnDeg: turnAbout(axis, subtract(left.shoulder, right.shoulder)),
    hipTurnDeg: turnAbout(axis, subtract(left.hip, right.hip)),
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
