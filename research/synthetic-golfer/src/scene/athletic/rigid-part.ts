import * as THREE from 'three';
import type { Rotation } from '../../geometry/rotation.ts';
import { cross, distance, normalize, subtract, type Vec3 } from '../../geometry/vector.ts';
import { matrixOf } from '../blend-rotations.ts';

/** Solid parts that are only moved and stretched, never rebuilt, which is cheap to draw. */
export interface PartBin {
  group: THREE.Group;
  /** An ellipsoid of radius 1 before it is stretched. */
  addBall: (material: THREE.Material, wrap?: Wrap) => THREE.Mesh;
  /** A turned shape along y from 0 to 1; `radii` at even steps, in meters. */
  addTurned: (material: THREE.Material, radii: readonly number[], wrap?: Wrap) => THREE.Mesh;
}

/**
 * Where a part's cloth is cut from the cloth of the whole trunk, so that patterns and seams run on from part to part.
 * It maps a corner of the part (x to the golfer's left, y up, z to the front; `around` from 0 to 1) to u around the
 * body and v up.
 */
export type Wrap = (x: number, y: number, z: number, around: number) => [u: number, v: number];

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
    addBall: (material, wrap) => {
      const ball = new THREE.SphereGeometry(1, 20, 14);
      ball.rotateY(-Math.PI / 2); // its seam is behind
      if (wrap) cutCloth(ball, wrap, 0);
      return keep(ball, material);
    },
    addTurned: (material, radii, wrap) => {
      const outline = new THREE.SplineCurve(radii.map((r, i) => new THREE.Vector2(r, i / (radii.length - 1))));
      const turned = new THREE.LatheGeometry(outline.getPoints(12), 18);
      if (wrap) cutCloth(turned, wrap, 0.5); // it begins in front
      return keep(turned, material);
    },
  };
}

function cutCloth(geometry: THREE.BufferGeometry, wrap: Wrap, begin: number): void {
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, ...wrap(position.getX(i), position.getY(i), position.getZ(i), begin + uv.getX(i)));
  }
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
