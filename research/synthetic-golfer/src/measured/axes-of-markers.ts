import { compose, degrees, type Rotation, transpose } from '../geometry/rotation.ts';
import { normalize, perpendicular, subtract, type Vec3 } from '../geometry/vector.ts';
import type { Path } from './follow-markers.ts';

/** Axes from three points of a rigid part: x along the first pair, y toward the third point. */
function axesAt(from: Vec3, to: Vec3, third: Vec3): Rotation {
  const x = normalize(subtract(to, from));
  const y = normalize(perpendicular(subtract(third, from), x));
  const z: Vec3 = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  return transpose([x, y, z]);
}

/** Follows the turn of a rigid part since the first frame, in space. */
export function followRotation(from: Path, to: Path, third: Path): readonly Rotation[] {
  const axes = from.map((_, frame) => axesAt(from[frame]!, to[frame]!, third[frame]!)); // paths have the same frames
  const atFirst = transpose(axes[0]!); // a recording has frames
  return axes.map((each) => compose(each, atFirst));
}

/** The angles of a trunk's rotation as `poseGolfer` composes it: about x, then z, then −y. */
export function readTrunkAngles(m: Rotation): { bendDeg: number; sideDeg: number; turnDeg: number } {
  return {
    bendDeg: degrees(Math.atan2(m[2][1], m[1][1])),
    sideDeg: degrees(Math.asin(-m[0][1])),
    turnDeg: degrees(Math.atan2(-m[0][2], m[0][0])),
  };
}

/** The angles of the head's rotation as `poseGolfer` composes it: about −y, then x, then z. */
export function readHeadAngles(m: Rotation): { turnDeg: number; pitchDeg: number; rollDeg: number } {
  return {
    turnDeg: -degrees(Math.atan2(m[0][2], m[2][2])),
    pitchDeg: degrees(Math.asin(-m[1][2])),
    rollDeg: degrees(Math.atan2(m[1][0], m[1][1])),
  };
}

/** Removes jumps of whole turns between neighbors. */
export function unwrapDegrees(angles: readonly number[]): number[] {
  const unwrapped: number[] = [];
  for (const angle of angles) {
    const before = unwrapped.at(-1) ?? angle;
    unwrapped.push(angle - 360 * Math.round((angle - before) / 360));
  }
  return unwrapped;
}
