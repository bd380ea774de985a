import * as THREE from 'three';
import { radians } from '../geometry/rotation.ts';
import type { Light } from '../golfers/place.ts';
import { type Canvas, clear, drawMesh, makeCanvas, placeMesh, type Shade } from './rasterize.ts';

const shadowPx = 160;
/** The sun sees this half-width about the golfer. */
const reachM = 1.5;
/** Surfaces this much behind the lit one are in shadow; parts of the body overlap by less. */
const shadowBiasM = 0.035;
const shadow: Canvas = makeCanvas(shadowPx);

/** Light on each corner of the golfer's meshes: the sun with its shadows, the sky and the ground. */
export function lightGolfer(meshes: readonly THREE.Mesh[], light: Light): Map<THREE.Mesh, Shade> {
  const azimuth = radians(light.sunDeg);
  const toSun = new THREE.Vector3(Math.sin(azimuth) * 5.3, light.sunHeightM, Math.cos(azimuth) * 5.3).normalize();
  const sun = new THREE.OrthographicCamera(-reachM, reachM, reachM, -reachM, 0, 2 * reachM);
  sun.position
    .copy(toSun)
    .multiplyScalar(reachM)
    .add(new THREE.Vector3(0, 1, 0));
  sun.lookAt(0, 1, 0);
  sun.updateMatrixWorld();
  const lens = new THREE.Matrix4().multiplyMatrices(sun.projectionMatrix, sun.matrixWorldInverse);
  clear(shadow);
  const placed = meshes.map((mesh) => placeMesh(mesh, lens, shadowPx));
  for (const [i, mesh] of meshes.entries()) drawMesh(shadow, placed[i]!, mesh, null);
  const shades = meshes.map((mesh, i): [THREE.Mesh, Shade] => {
    const { color } = mesh.material as THREE.MeshStandardMaterial; // the golfer's parts have no other
    const albedo = 0.213 * color.r + 0.715 * color.g + 0.072 * color.b;
    const normals = mesh.geometry.getAttribute('normal');
    const toWorld = new THREE.Matrix3().getNormalMatrix(mesh.matrixWorld);
    const [front, back] = [new Float32Array(normals.count), new Float32Array(normals.count)];
    const normal = new THREE.Vector3();
    for (let c = 0; c < normals.count; c++) {
      normal.set(normals.getX(c), normals.getY(c), normals.getZ(c)).applyMatrix3(toWorld).normalize();
      const sunlit = 2.6 * light.sunStrength * readShadow(placed[i]!.corners, c);
      const side = (sign: number): number =>
        ((light.exposure * albedo) / Math.PI) *
        (sunlit * Math.max(0, sign * normal.dot(toSun)) + light.skyStrength * (1.5 + 0.55 * sign * normal.y));
      front[c] = side(1);
      back[c] = side(-1);
    }
    return [mesh, { front, back }];
  });
  return new Map(shades);
}

/** Share of the sun that reaches a corner, of the four nearest places in the sun's picture. */
function readShadow(corners: Float32Array, corner: number): number {
  const column = Math.floor(corners[3 * corner]! - 0.5);
  const row = Math.floor(corners[3 * corner + 1]! - 0.5);
  const z = corners[3 * corner + 2]! - shadowBiasM / reachM;
  return (
    (isLit(column, row, z) + isLit(column + 1, row, z) + isLit(column, row + 1, z) + isLit(column + 1, row + 1, z)) / 4
  );
}

function isLit(column: number, row: number, z: number): number {
  const x = Math.max(0, Math.min(shadowPx - 1, column));
  const y = Math.max(0, Math.min(shadowPx - 1, row));
  return z <= shadow.depth[y * shadowPx + x]! ? 1 : 0;
}
