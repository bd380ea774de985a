import { axisX, type Rotation } from '../../geometry/rotation.ts';
import { cross, dot } from '../../geometry/vector.ts';
import type { Outfit } from '../../golfers/outfit.ts';
import type { GolferPose } from '../../swing/pose/golfer-pose.ts';
import type { Fold } from '../lofted-tube.ts';

/**
 * Folds of a shirt: slanted ones around the waist that deepen as the chest twists against the pelvis, and upright ones
 * where loose cloth hangs. They move with the body, as wrinkles do that an eye reads the turn from.
 */
export function foldShirt({ paintSeed, shirt }: Outfit, unit: number): (q: GolferPose) => Fold | undefined {
  if (paintSeed === null) return () => undefined;
  const phase = paintSeed % 7;
  const waves = 5 + (paintSeed % 4);
  const hanging = 3 + (paintSeed % 5);
  const depth = shirt.foldsM * unit;
  return (q) => {
    const twist = twistBetween(q.pelvisRotation, q.chestRotation);
    const deep = depth * Math.min(1.6, 0.25 + 1.6 * Math.abs(twist));
    const slant = 2.2 * Math.sign(twist);
    return (u, v) =>
      deep * Math.exp(-(((v - 0.28) / 0.22) ** 2)) * Math.sin(2 * Math.PI * (waves * u + slant * v) + phase) +
      0.7 * depth * shirt.looseness * Math.max(0, 0.75 - v) * Math.sin(2 * Math.PI * hanging * u + 2 * phase);
  };
}

/** The chest's turn against the pelvis in radians, positive away from the target. */
function twistBetween(pelvis: Rotation, chest: Rotation): number {
  const [hips, shoulders] = [axisX(pelvis), axisX(chest)];
  const up = cross(hips, shoulders);
  return Math.atan2(-up[1], dot(hips, shoulders));
}
