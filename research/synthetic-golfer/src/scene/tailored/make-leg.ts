import type * as THREE from 'three';
import { rotate } from '../../geometry/rotation.ts';
import { add, mix, normalize, scale, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../../swing/make-swing.ts';
import { type GolferPose, type Side, signOf } from '../../swing/pose/golfer-pose.ts';
import type { Materials } from '../golfer-materials.ts';
import { type Axes, axesAlong, makeTube, meanAxes, type Ring } from '../lofted-tube.ts';
import type { Look } from '../look.ts';

/** Leg, its cloth and shoe of one side. */
export function makeLeg(
  swing: Swing,
  materials: Materials,
  { shape, outfit: { legs } }: Look,
  side: Side,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const thick = (0.5 + 0.5 * swing.parameters.proportions.girth) * shape.legGirth;
  const isLong = legs.kind === 'trousers';
  const wide = 0.014 * legs.looseness;
  const leg = makeTube(34, 24, isLong ? materials.leg : materials.skin, false);
  const shorts = makeTube(16, 24, materials.leg, false);
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
    const trouserRings = () => [
      cloth(groin, thigh, 0.078, 0.088, 0.1),
      cloth(mix(hip, knee, 0.08), thigh, 0.088, 0.092, 0.104),
      cloth(mix(hip, knee, 0.35), thigh, 0.083 + 0.5 * wide, 0.086 + 0.5 * wide, 0.088 + 0.5 * wide),
      cloth(mix(hip, knee, 0.7), thigh, 0.069 + wide, 0.071 + wide, 0.07 + wide),
      cloth(knee, meanAxes(thigh, shank), 0.06 + wide, 0.064 + wide, 0.062 + wide),
      cloth(mix(knee, ankle, 0.3), shank, 0.06 + wide, 0.058 + wide, 0.068 + wide),
      cloth(mix(knee, ankle, 0.65), shank, 0.055 + wide, 0.054 + wide, 0.06 + wide),
      cloth(mix(knee, ankle, 0.96), shank, 0.054 + wide, 0.058 + wide, 0.062 + wide),
      cloth(cuff, shank, 0.054 + wide, 0.062 + wide, 0.062 + wide),
    ];
    const bareRings = () => [
      // A skirt covers the thighs; they would stand out through it.
      ...(legs.kind === 'skirt' ? [] : [cloth(groin, thigh, 0.07, 0.08, 0.092)]),
      cloth(mix(hip, knee, legs.kind === 'skirt' ? 0.45 : 0.35), thigh, 0.076, 0.08, 0.082),
      cloth(mix(hip, knee, 0.75), thigh, 0.06, 0.062, 0.062),
      cloth(knee, meanAxes(thigh, shank), 0.05, 0.054, 0.052),
      cloth(mix(knee, ankle, 0.3), shank, 0.051, 0.049, 0.062),
      cloth(mix(knee, ankle, 0.7), shank, 0.04, 0.04, 0.046),
      cloth(mix(knee, ankle, 0.97), shank, 0.034, 0.036, 0.04),
      cloth(cuff, shank, 0.036, 0.038, 0.042),
    ];
    if (legs.kind === 'shorts') {
      shorts.update([
        cloth(groin, thigh, 0.079, 0.09, 0.102),
        cloth(mix(hip, knee, 0.08), thigh, 0.09, 0.094, 0.106),
        cloth(mix(hip, knee, 0.35), thigh, 0.087 + wide, 0.09 + wide, 0.092 + wide),
        cloth(mix(hip, knee, 0.82), thigh, 0.078 + 1.4 * wide, 0.08 + 1.4 * wide, 0.08 + 1.4 * wide),
      ]);
    }
    leg.update(isLong ? trouserRings() : bareRings());
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
  const tubes = legs.kind === 'shorts' ? [leg, shoe, sole, shorts] : [leg, shoe, sole];
  return { meshes: tubes.map((tube) => tube.mesh), update };
}
