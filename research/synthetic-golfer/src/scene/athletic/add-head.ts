import type * as THREE from 'three';
import { rotate } from '../../geometry/rotation.ts';
import { add, scale, type Vec3 } from '../../geometry/vector.ts';
import type { GolferPose } from '../../swing/pose/golfer-pose.ts';
import type { Materials } from '../golfer-materials.ts';
import type { Look } from '../look.ts';
import { type PartBin, placeBall } from './rigid-part.ts';

/** A head built of ellipsoids. */
export function addHead(
  parts: PartBin,
  unit: number,
  materials: Materials,
  { outfit: { headwear }, hairLength, shape }: Look,
): (q: GolferPose) => void {
  const placed: { mesh: THREE.Mesh; at: Vec3; radii: Vec3 }[] = [];
  const put = (material: THREE.Material, at: Vec3, radii: Vec3): void => {
    placed.push({ mesh: parts.addBall(material), at, radii: scale(radii, k) });
  };
  const k = unit * shape.headSize;
  const jaw = 0.054 + 0.02 * (shape.neckWidth - 0.95);
  put(materials.skin, [0, 0.02, 0], [0.073, 0.098, 0.09]);
  put(materials.skin, [0, -0.055, 0.03], [jaw, 0.062, 0.062]);
  if (hairLength !== 'bald') put(materials.hair, [0, 0.042, -0.022], [0.08, 0.09, 0.09]);
  put(materials.skin, [0, -0.01, 0.093], [0.014, 0.024, 0.02]);
  put(materials.lips, [0, -0.055, 0.088], [0.024, 0.006, 0.008]);
  for (const side of [1, -1]) {
    put(materials.eyeWhite, [side * 0.031, 0.024, 0.08], [0.016, 0.009, 0.008]);
    put(materials.iris, [side * 0.031, 0.024, 0.086], [0.008, 0.008, 0.005]);
    put(materials.hair, [side * 0.031, 0.045, 0.084], [0.021, 0.004, 0.007]);
    put(materials.skin, [side * 0.074, 0.003, -0.008], [0.009, 0.029, 0.018]);
  }
  if (hairLength === 'long') put(materials.hair, [0, -0.04, -0.045], [0.088, 0.11, 0.07]);
  if (hairLength === 'tied') {
    put(materials.hair, [0, 0.03, -0.125], [0.03, 0.032, 0.035]);
    put(materials.hair, [0, -0.045, -0.145], [0.027, 0.085, 0.028]);
  }
  if (headwear === 'cap') put(materials.cap, [0, 0.075, -0.006], [0.084, 0.062, 0.1]);
  if (headwear === 'visor') put(materials.cap, [0, 0.068, -0.006], [0.084, 0.016, 0.1]);
  if (headwear === 'cap' || headwear === 'visor') put(materials.cap, [0, 0.068, 0.085], [0.07, 0.006, 0.07]);
  if (headwear === 'bucket') {
    put(materials.cap, [0, 0.08, -0.006], [0.086, 0.06, 0.102]);
    put(materials.cap, [0, 0.05, -0.004], [0.13, 0.012, 0.15]);
  }
  return (q) => {
    for (const { mesh, at, radii } of placed) {
      placeBall(mesh, add(q.head, rotate(q.headRotation, scale(at, k))), q.headRotation, radii);
    }
  };
}
