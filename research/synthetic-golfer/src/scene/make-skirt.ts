import type * as THREE from 'three';
import { rotate } from '../geometry/rotation.ts';
import { add, dot, midpoint, mix, subtract, type Vec3 } from '../geometry/vector.ts';
import type { Swing } from '../swing/make-swing.ts';
import type { GolferPose } from '../swing/pose/golfer-pose.ts';
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
    const hangs = blendRotations(pelvis, upright, 0.4);
    /** A ring that holds both thighs at a share of their length. */
    const aroundThighs = (share: number, spareM: number): Ring => {
      const [leftThigh, rightThigh] = [mix(left.hip, left.knee, share), mix(right.hip, right.knee, share)];
      const axes = axesOf(hangs);
      const half = (way: Vec3) => Math.abs(dot(subtract(leftThigh, rightThigh), way)) / 2;
      const spare = (0.094 * shape.legGirth + spareM) * k * girth;
      return {
        center: midpoint(leftThigh, rightThigh),
        ...axes,
        halfWidth: half(axes.x) + spare,
        front: half(axes.z) + spare,
        back: half(axes.z) + spare,
        roundness: 0.92,
      };
    };
    const ring = (center: Vec3, width: number, front: number, back: number): Ring => ({
      center,
      ...axesOf(pelvis),
      halfWidth: width * k * girth,
      front: front * k * depth,
      back: back * k * depth,
      roundness: 0.92,
    });
    skirt.update([
      aroundThighs(0.62, flare),
      aroundThighs(0.3, 0.6 * flare),
      ring(onPelvis(-0.02), 0.178 * broad, 0.114 + 0.3 * shape.bellyM, 0.141 + shape.seatM),
      ring(onPelvis(0.04), 0.172 * broad, 0.114 + 0.5 * shape.bellyM, 0.13 + 0.5 * shape.seatM),
      ring(onPelvis(0.1), 0.158 * broad, 0.11 + 0.7 * shape.bellyM, 0.112),
    ]);
  };
  return { meshes: [skirt.mesh], update };
}
