import type * as THREE from 'three';
import { rotate } from '../geometry/rotation.ts';
import { add, mix, normalize, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import { type GolferPose, type Side, signOf } from '../swing/golfer-pose.ts';
import type { Swing } from '../swing/make-swing.ts';
import type { Materials } from './golfer-materials.ts';
import { type Axes, axesAlong, makeTube, meanAxes, type Ring } from './lofted-tube.ts';

/** Trouser leg and shoe of one side. */
export function makeLeg(
  swing: Swing,
  materials: Materials,
  side: Side,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const thick = 0.5 + 0.5 * swing.parameters.proportions.girth;
  const leg = makeTube(34, 24, materials.trousers, false);
  const shoe = makeTube(18, 20, materials.shoes, true);
  const sole = makeTube(10, 20, materials.soles, true);

  const update = (q: GolferPose): void => {
    const { hip, knee, ankle } = q.limbs[side];
    const foot = q.feet[side];
    const ring = (center: Vec3, axes: Axes, width: number, front: number, back: number, by = 1): Ring => ({
      center,
      x: axes.x,
      z: axes.z,
      halfWidth: width * k * by,
      front: front * k * by,
      back: back * k * by,
      roundness: 1,
    });
    const toes = rotate(foot.rotation, [0, 0, 1]);
    const thigh = axesAlong(subtract(hip, knee), toes);
    const shank = axesAlong(subtract(knee, ankle), toes);
    const cloth = (center: Vec3, axes: Axes, width: number, front: number, back: number) =>
      ring(center, axes, width, front, back, thick);
    const groin = add(hip, rotate(q.pelvisRotation, [-signOf(side) * 0.006 * k, 0.05 * k, -0.004 * k]));
    const cuff = add(ankle, scale(normalize(subtract(ankle, knee)), 0.025 * k));
    leg.update([
      cloth(groin, thigh, 0.078, 0.088, 0.1),
      cloth(mix(hip, knee, 0.08), thigh, 0.088, 0.092, 0.104),
      cloth(mix(hip, knee, 0.35), thigh, 0.083, 0.086, 0.088),
      cloth(mix(hip, knee, 0.7), thigh, 0.069, 0.071, 0.07),
      cloth(knee, meanAxes(thigh, shank), 0.06, 0.064, 0.062),
      cloth(mix(knee, ankle, 0.3), shank, 0.06, 0.058, 0.068),
      cloth(mix(knee, ankle, 0.65), shank, 0.055, 0.054, 0.06),
      cloth(mix(knee, ankle, 0.96), shank, 0.054, 0.058, 0.062),
      cloth(cuff, shank, 0.054, 0.062, 0.062),
    ]);
    // A shoe is lofted from heel to toe, so its rings stand upright across the foot.
    const upright = (rotation: typeof foot.rotation): Axes => ({
      x: rotate(rotation, [1, 0, 0]),
      z: rotate(rotation, [0, 1, 0]),
    });
    const heelAxes = upright(foot.rotation);
    const toeAxes = upright(foot.toeRotation);
    const onFoot = (y: number, z: number): Vec3 => add(ankle, rotate(foot.rotation, [0, y * k, z * k]));
    const onToes = (y: number, z: number): Vec3 => add(foot.pivot, rotate(foot.toeRotation, [0, y * k, z * k]));
    shoe.update([
      ring(onFoot(-0.045, -0.082), heelAxes, 0.018, 0.025, 0.025),
      ring(onFoot(-0.045, -0.06), heelAxes, 0.036, 0.055, 0.03),
      ring(onFoot(-0.045, -0.01), heelAxes, 0.038, 0.062, 0.03),
      ring(onFoot(-0.045, 0.05), heelAxes, 0.04, 0.046, 0.03),
      ring(onToes(0.018, -0.01), meanAxes(heelAxes, toeAxes), 0.047, 0.036, 0.026),
      ring(onToes(0.018, 0.04), toeAxes, 0.044, 0.028, 0.024),
      ring(onToes(0.016, 0.082), toeAxes, 0.026, 0.016, 0.016),
    ]);
    sole.update([
      ring(onFoot(-0.072, -0.084), heelAxes, 0.024, 0.009, 0.009),
      ring(onFoot(-0.074, -0.04), heelAxes, 0.039, 0.009, 0.009),
      ring(onFoot(-0.074, 0.05), heelAxes, 0.041, 0.009, 0.009),
      ring(onToes(-0.008, 0), toeAxes, 0.049, 0.009, 0.009),
      ring(onToes(-0.008, 0.06), toeAxes, 0.042, 0.009, 0.009),
      ring(onToes(-0.006, 0.088), toeAxes, 0.024, 0.009, 0.009),
    ]);
  };
  return { meshes: [leg, shoe, sole].map((tube) => tube.mesh), update };
}
