import type * as THREE from 'three';
import { rotate } from '../geometry/rotation.ts';
import { add, midpoint, mix, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import type { GolferPose } from '../swing/golfer-pose.ts';
import type { Swing } from '../swing/make-swing.ts';
import { blendRotations } from './blend-rotations.ts';
import type { Materials } from './golfer-materials.ts';
import { axesOf, makeTube, type Ring } from './lofted-tube.ts';
import type { Look } from './look.ts';

const upright = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** A golf skirt from the waist to the middle of the thighs. It turns with the pelvis. */
export function makeSkirt(
  swing: Swing,
  materials: Materials,
  { shape, outfit: { legs } }: Look,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const { girth, depth, hipWidth } = swing.parameters.proportions;
  const skirt = makeTube(18, 40, materials.seat, true);
  const flare = 0.02 + 0.03 * Math.max(0, legs.looseness);
  const broad = 0.5 + 0.5 * hipWidth;
  const update = (q: GolferPose): void => {
    const { pelvisRotation: pelvis } = q;
    const onPelvis = (y: number): Vec3 => add(q.midHip, rotate(pelvis, [0, y * k, 0]));
    const { left, right } = q.limbs;
    const [leftThigh, rightThigh] = [mix(left.hip, left.knee, 0.62), mix(right.hip, right.knee, 0.62)];
    const hangs = blendRotations(pelvis, upright, 0.4);
    const apart = subtract(leftThigh, rightThigh);
    const half = (way: Vec3) => Math.abs(apart[0] * way[0] + apart[1] * way[1] + apart[2] * way[2]) / 2;
    const hemAxes = axesOf(hangs);
    const ring = (center: Vec3, width: number, front: number, back: number, rotation = pelvis): Ring => ({
      center,
      ...axesOf(rotation),
      halfWidth: width * k * girth,
      front: front * k * depth,
      back: back * k * depth,
      roundness: 0.92,
    });
    const hem: Ring = {
      center: midpoint(leftThigh, rightThigh),
      ...hemAxes,
      halfWidth: half(hemAxes.x) + (0.09 + flare) * k * girth,
      front: half(hemAxes.z) + (0.1 + flare) * k * girth,
      back: half(hemAxes.z) + (0.1 + flare) * k * girth,
      roundness: 0.92,
    };
    const middle = add(scale(onPelvis(-0.02), 0.4), scale(hem.center, 0.6));
    skirt.update([
      hem,
      ring(middle, 0.178 * broad + 0.3 * flare, 0.125 + 0.3 * flare, 0.14 + shape.seatM, hangs),
      ring(onPelvis(-0.02), 0.178 * broad, 0.114 + 0.3 * shape.bellyM, 0.141 + shape.seatM),
      ring(onPelvis(0.04), 0.172 * broad, 0.114 + 0.5 * shape.bellyM, 0.13 + 0.5 * shape.seatM),
      ring(onPelvis(0.1), 0.158 * broad, 0.11 + 0.7 * shape.bellyM, 0.112),
    ]);
  };
  return { meshes: [skirt.mesh], update };
}
