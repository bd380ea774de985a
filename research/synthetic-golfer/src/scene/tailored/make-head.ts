import * as THREE from 'three';
import type { GolferPose } from '../../swing/pose/golfer-pose.ts';
import { matrixOf } from '../blend-rotations.ts';
import type { Materials } from '../golfer-materials.ts';
import type { Look } from '../look.ts';

type Triple = [number, number, number];

/** A rigid head: skull, hair, cap, eyes, brows, ears, nose, lips, chin. */
export function makeHead(
  unit: number,
  materials: Materials,
  { outfit: { headwear }, hairLength, shape }: Look,
): { group: THREE.Group; update: (q: GolferPose) => void } {
  const group = new THREE.Group();
  const put = (
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    at: Triple = [0, 0, 0],
    by: Triple = [1, 1, 1],
  ) => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(...at);
    mesh.scale.set(...by);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
    return mesh;
  };
  const ball = (radius: number) => new THREE.SphereGeometry(radius, 16, 12);
  put(makeSkull(1), materials.skin);
  if (hairLength !== 'bald') put(makeHair(), materials.hair);
  if (hairLength === 'tied') {
    put(ball(0.032), materials.hair, [0, 0.03, -0.125]);
    put(ball(0.04), materials.hair, [0, -0.05, -0.15], [0.7, 2, 0.7]);
  }
  if (hairLength === 'long') put(ball(0.09), materials.hair, [0, -0.06, -0.05], [1, 1.25, 0.75]);
  if (headwear === 'cap') putCap(put, materials.cap);
  if (headwear === 'visor') putVisor(put, materials.cap);
  if (headwear === 'bucket') putBucket(put, materials.cap);
  for (const side of [1, -1]) {
    put(ball(0.0135), materials.eyeWhite, [0.031 * side, 0.02, 0.0755], [1.2, 0.75, 0.8]);
    put(ball(0.0078), materials.iris, [0.031 * side, 0.02, 0.0838], [1, 1, 0.6]);
    put(ball(0.017), materials.hair, [0.031 * side, 0.041, 0.0785], [1.25, 0.22, 0.5]);
    put(ball(0.014), materials.skin, [0.031 * side, 0.0305, 0.0772], [1.35, 0.35, 0.7]);
    put(ball(0.021), materials.skin, [0.0745 * side, 0.002, -0.008], [0.38, 1.45, 0.85]);
    put(ball(0.02), materials.skin, [0.036 * side, -0.024, 0.064], [1, 0.8, 0.8]);
  }
  const bridge = put(new THREE.ConeGeometry(0.0165, 0.05, 14), materials.skin, [0, 0.002, 0.0915], [1, 1, 0.95]);
  bridge.rotation.x = -0.28;
  put(ball(0.0125), materials.skin, [0, -0.018, 0.1], [1.25, 0.8, 0.95]);
  put(ball(0.02), materials.lips, [0, -0.051, 0.0835], [1.1, 0.32, 0.5]);
  put(ball(0.022), materials.skin, [0, -0.088, 0.078], [1.1, 0.8, 0.8]);
  return {
    group,
    update: (q) => {
      group.position.set(...q.head);
      group.scale.setScalar(unit * shape.headSize);
      group.quaternion.setFromRotationMatrix(matrixOf(q.headRotation));
    },
  };
}

/** A cap that sits high, so that the eyes are seen. */
function putCap(
  put: (g: THREE.BufferGeometry, m: THREE.Material, at: Triple, by: Triple) => THREE.Mesh,
  material: THREE.Material,
): void {
  const crown = put(
    new THREE.SphereGeometry(1, 36, 16, 0, 2 * Math.PI, 0, Math.PI / 2),
    material,
    [0, 0.058, -0.006],
    [0.082, 0.076, 0.106],
  );
  crown.rotation.x = -0.1;
  const brim = put(
    new THREE.CylinderGeometry(0.074, 0.074, 0.006, 28, 1, false, -Math.PI / 2, Math.PI),
    material,
    [0, 0.066, 0.072],
    [1, 1, 0.85],
  );
  brim.rotation.x = -0.02;
}

function putVisor(
  put: (g: THREE.BufferGeometry, m: THREE.Material, at: Triple, by: Triple) => THREE.Mesh,
  material: THREE.Material,
): void {
  put(new THREE.CylinderGeometry(1, 1, 0.03, 28, 1, true), material, [0, 0.066, -0.004], [0.081, 1, 0.106]);
  put(
    new THREE.CylinderGeometry(0.074, 0.074, 0.006, 28, 1, false, -Math.PI / 2, Math.PI),
    material,
    [0, 0.062, 0.078],
    [1, 1, 0.85],
  );
}

function putBucket(
  put: (g: THREE.BufferGeometry, m: THREE.Material, at: Triple, by: Triple) => THREE.Mesh,
  material: THREE.Material,
): void {
  put(new THREE.CylinderGeometry(0.88, 1, 0.085, 28, 1), material, [0, 0.098, -0.004], [0.083, 1, 0.104]);
  put(new THREE.CylinderGeometry(1, 1.5, 0.04, 28, 1, true), material, [0, 0.045, -0.004], [0.084, 1, 0.105]);
}

function makeSkull(inflate: number): THREE.SphereGeometry {
  const geometry = new THREE.SphereGeometry(1, 40, 32);
  const p = geometry.getAttribute('position');
  for (let i = 0; i < p.count; i++) {
    const [x, y, z] = [p.getX(i), p.getY(i), p.getZ(i)];
    let width = 0.0735 * x;
    let depth = z > 0 ? 0.093 * z : 0.102 * z;
    if (y < -0.15) {
      const down = (-y - 0.15) / 0.85; // the face narrows to the chin, the skull ends above the nape
      width *= 1 - 0.22 * down;
      depth *= z < 0 ? 1 - 0.62 * down : 1 + 0.1 * down * z;
    }
    if (z > 0.7 && y > -0.1 && y < 0.35) depth *= 0.97;
    p.setXYZ(i, width * inflate, (y > 0 ? 0.118 : 0.112) * y * inflate, depth * inflate);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** The part of a slightly larger skull that is above the hairline. */
function makeHair(): THREE.SphereGeometry {
  const geometry = makeSkull(1.045);
  const p = geometry.getAttribute('position');
  const index = geometry.getIndex()!; // a sphere is indexed
  const covered = (i: number): boolean => {
    const [y, z] = [p.getY(i), p.getZ(i)];
    return y > 0.05 - (z < 0 ? 0.02 - z * 1.15 : -z * 0.15) && !(z > 0.045 && y < 0.075);
  };
  const kept: number[] = [];
  for (let i = 0; i < index.count; i += 3) {
    const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)];
    if (corners.every(covered)) kept.push(...corners);
  }
  geometry.setIndex(kept);
  return geometry;
}
