import * as THREE from 'three';
import type { Rotation } from '../geometry/rotation.ts';
import { cross, distance, normalize, subtract, type Vec3 } from '../geometry/vector.ts';
import { matrixOf } from './make-trunk.ts';

/** Solid parts that are only moved and stretched, never rebuilt, which is cheap to draw. */
export interface PartBin {
  group: THREE.Group;
  /** An ellipsoid of radius 1 before it is stretched. */
  addBall: (material: THREE.Material) => THREE.Mesh;
  /** A turned shape along y from 0 to 1; `radii` at even steps, in meters. */
  addTurned: (material: THREE.Material, radii: readonly number[]) => THREE.Mesh;
}

export function openPartBin(): PartBin {
  const group = new THREE.Group();
  const keep = (geometry: THREE.BufferGeometry, material: THREE.Material): THREE.Mesh => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    group.add(mesh);
    return mesh;
  };
  return {
    group,
    addBall: (material) => keep(new THREE.SphereGeometry(1, 20, 14), material),
    addTurned: (material, radii) => {
      const outline = new THREE.SplineCurve(radii.map((r, i) => new THREE.Vector2(r, i / (radii.length - 1))));
      return keep(new THREE.LatheGeometry(outline.getPoints(12), 18), material);
    },
  };
}

export function placeBall(mesh: THREE.Mesh, center: Vec3, rotation: Rotation, radii: Vec3): void {
  mesh.position.set(...center);
  mesh.scale.set(...radii);
  mesh.quaternion.setFromRotationMatrix(matrixOf(rotation));
}

/** Lays a turned shape from one joint to another; `front` is where its z faces. */
export function placeTurned(mesh: THREE.Mesh, from: Vec3, to: Vec3, front: Vec3, widths: [x: number, z: number]): void {
  const y = normalize(subtract(to, from));
  const x = normalize(cross(y, front));
  const z = cross(x, y);
  mesh.position.set(...from);
  mesh.scale.set(widths[0], distance(from, to), widths[1]);
  mesh.quaternion.setFromRotationMatrix(
    new THREE.Matrix4().makeBasis(new THREE.Vector3(...x), new THREE.Vector3(...y), new THREE.Vector3(...z)),
  );
}
