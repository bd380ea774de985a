import type * as THREE from 'three';
import { rotate } from '../../geometry/rotation.ts';
import { add, cross, lengthOf, mix, normalize, scale, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../../swing/make-swing.ts';
import type { GolferPose, Side } from '../../swing/pose/golfer-pose.ts';
import { midShoulder } from '../../swing/pose/pose-golfer.ts';
import type { Materials } from '../golfer-materials.ts';
import { type Axes, axesAlong, makeTube, meanAxes, type Ring } from '../lofted-tube.ts';
import type { Look } from '../look.ts';

/** Sleeve, arm and hand of one side. The lead hand (left) wears the glove. */
export function makeArm(
  swing: Swing,
  materials: Materials,
  { shape, outfit: { shirt } }: Look,
  side: Side,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const thick = (0.5 + 0.5 * swing.parameters.proportions.girth) * shape.armGirth;
  const wide = 0.012 * shirt.looseness;
  const isLong = shirt.sleeve === 'long';
  const sleeve = makeTube(isLong ? 40 : 26, 24, shirt.sleeve === 'none' ? materials.skin : materials.sleeve, false);
  const arm = makeTube(30, 16, materials.skin, false);
  const hand = makeTube(12, 14, side === 'left' ? materials.glove : materials.skin, false);

  const update = (q: GolferPose): void => {
    const { shoulder, elbow, wrist, grip } = q.limbs[side];
    const round = (center: Vec3, axes: Axes, width: number, depth = width): Ring => ({
      center,
      ...axes,
      halfWidth: width * k * thick,
      front: depth * k * thick,
      back: depth * k * thick,
      roundness: 1,
    });
    const bend = cross(subtract(elbow, shoulder), subtract(wrist, elbow));
    const forward = rotate(q.chestRotation, [0, 0, 1]);
    const facing = lengthOf(bend) > 1e-4 ? add(scale(normalize(bend), 0.6), scale(forward, 0.001)) : forward;
    const upper = axesAlong(subtract(shoulder, elbow), facing);
    const lower = axesAlong(subtract(elbow, wrist), facing);
    const inner = add(mix(midShoulder(q), shoulder, 0.5), rotate(q.chestRotation, [0, -0.035 * k, 0]));
    const yoke = axesAlong(subtract(inner, shoulder), facing);
    sleeve.update([
      round(mix(inner, shoulder, 0.15), yoke, 0.05),
      round(add(mix(inner, shoulder, 0.7), rotate(q.chestRotation, [0, 0.004 * k, 0])), yoke, 0.063),
      round(add(mix(shoulder, elbow, 0.03), rotate(q.chestRotation, [0, 0.002 * k, 0])), upper, 0.063),
      round(mix(shoulder, elbow, 0.2), upper, 0.059 + 0.5 * wide),
      round(mix(shoulder, elbow, 0.45), upper, 0.055 + wide),
      round(mix(shoulder, elbow, 0.7), upper, 0.057 + wide),
      ...(isLong
        ? [
            round(elbow, meanAxes(upper, lower), 0.05 + wide),
            round(mix(elbow, wrist, 0.35), lower, 0.05 + wide),
            round(mix(elbow, wrist, 0.75), lower, 0.042 + 0.7 * wide),
            round(mix(elbow, wrist, 0.97), lower, 0.038 + 0.2 * wide),
          ]
        : []),
    ]);
    arm.update([
      round(mix(shoulder, elbow, 0.5), upper, 0.047),
      round(mix(shoulder, elbow, 0.8), upper, 0.043),
      round(elbow, meanAxes(upper, lower), 0.04),
      round(mix(elbow, wrist, 0.25), lower, 0.043),
      round(mix(elbow, wrist, 0.6), lower, 0.036),
      round(mix(elbow, wrist, 0.97), lower, 0.027, 0.031),
      round(mix(wrist, grip, 0.3), lower, 0.027, 0.036),
    ]);
    const reach = normalize(subtract(grip, wrist));
    const fist = axesAlong(scale(reach, -1), q.clubDirection);
    hand.update([
      round(mix(wrist, grip, 0.05), fist, 0.026, 0.03),
      round(mix(wrist, grip, 0.45), fist, 0.032, 0.043),
      round(mix(wrist, grip, 0.95), fist, 0.036, 0.047),
      round(add(grip, scale(reach, 0.022 * k)), fist, 0.026, 0.038),
    ]);
  };
  return { meshes: [sleeve, arm, hand].map((tube) => tube.mesh), update };
}
