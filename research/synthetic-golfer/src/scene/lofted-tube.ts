import * as THREE from 'three';
import { axisX, axisZ, type Rotation } from '../geometry/rotation.ts';
import { cross, dot, normalize, scale, subtract, type Vec3 } from '../geometry/vector.ts';

/** One cross-section of a tube: an ellipse that may differ front and back. Lengths in meters. */
export interface Ring {
  center: Vec3;
  x: Vec3;
  z: Vec3;
  halfWidth: number;
  front: number;
  back: number;
  /** Exponent of the ellipse: below 1 it is squarer. */
  roundness: number;
}

export interface LoftedTube {
  mesh: THREE.Mesh;
  /** Moves the surface so that it passes smoothly through the rings, and by `fold` meters out of it. */
  update: (rings: readonly Ring[], fold?: Fold) => void;
}

/** Distance by which cloth stands out at a place: u runs around the body with the front at 0.5, v from bottom to top. */
export type Fold = (u: number, v: number) => number;

export interface Axes {
  x: Vec3;
  z: Vec3;
}
export const axesOf = (rotation: Rotation): Axes => ({ x: axisX(rotation), z: axisZ(rotation) });

/** Axes of a limb that runs along `axis`; `facing` is the direction of its front. */
export function axesAlong(axis: Vec3, facing: Vec3): Axes {
  const y = normalize(axis);
  const x = normalize(cross(y, facing));
  return { x, z: cross(x, y) };
}
export const meanAxes = (a: Axes, b: Axes): Axes => ({
  x: normalize([a.x[0] + b.x[0], a.x[1] + b.x[1], a.x[2] + b.x[2]]),
  z: normalize([a.z[0] + b.z[0], a.z[1] + b.z[1], a.z[2] + b.z[2]]),
});

/** A closed tube of `rows` rings with `columns` corners each. `bottomUp`: its rings run from bottom to top. */
export function makeTube(rows: number, columns: number, material: THREE.Material, bottomUp: boolean): LoftedTube {
  const geometry = new THREE.BufferGeometry();
  const stride = columns + 1;
  const positions = new Float32Array((rows + 2) * stride * 3);
  const index: number[] = [];
  for (let row = 0; row < rows + 1; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * stride + column;
      const b = a + stride;
      if (bottomUp) index.push(a, b, a + 1, a + 1, b, b + 1);
      else index.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
  geometry.setIndex(index);
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3));
  const uv = layOutCloth(rows, columns, bottomUp);
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;

  const update = (rings: readonly Ring[], fold?: Fold): void => {
    const skin = resample(rings, rows);
    const closed = [closing(skin[0]!), ...skin, closing(skin.at(-1)!)]; // rows > 0
    closed.forEach((ring, row) => {
      for (let column = 0; column <= columns; column++) {
        const angle = (column / columns) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const corner = row * stride + column;
        const isSkin = row > 0 && row <= rows;
        const out = fold && isSkin ? fold(uv[2 * corner]!, uv[2 * corner + 1]!) : 0; // two a corner
        const px = Math.sign(c) * Math.abs(c) ** ring.roundness * (ring.halfWidth + out);
        const pz = Math.sign(s) * Math.abs(s) ** ring.roundness * ((s > 0 ? ring.front : ring.back) + out);
        const at = corner * 3;
        for (const d of [0, 1, 2] as const) positions[at + d] = ring.center[d] + ring.x[d] * px + ring.z[d] * pz;
      }
    });
    geometry.getAttribute('position').needsUpdate = true;
    geometry.computeVertexNormals();
    repairSeam(geometry, rows + 2, stride);
  };
  return { mesh, update };
}

/** Places cloth on the tube: u grows from the golfer's right to his left across the front, v from bottom to top. */
function layOutCloth(rows: number, columns: number, bottomUp: boolean): Float32Array {
  const uv = new Float32Array((rows + 2) * (columns + 1) * 2);
  for (let row = 0; row < rows + 2; row++) {
    const along = Math.max(0, Math.min(1, (row - 1) / (rows - 1)));
    for (let column = 0; column <= columns; column++) {
      uv.set([0.75 - column / columns, bottomUp ? along : 1 - along], (row * (columns + 1) + column) * 2);
    }
  }
  return uv;
}

const closing = (ring: Ring): Ring => ({ ...ring, halfWidth: 1e-4, front: 1e-4, back: 1e-4 });

/** First and last column are the same points, so they need the same normal; else the seam shows. */
function repairSeam(geometry: THREE.BufferGeometry, rows: number, stride: number): void {
  const normals = geometry.getAttribute('normal');
  for (let row = 0; row < rows; row++) {
    const a = row * stride;
    const b = a + stride - 1;
    const n = normalize([
      normals.getX(a) + normals.getX(b),
      normals.getY(a) + normals.getY(b),
      normals.getZ(a) + normals.getZ(b),
    ]);
    normals.setXYZ(a, ...n);
    normals.setXYZ(b, ...n);
  }
}

function resample(rings: readonly Ring[], count: number): Ring[] {
  return Array.from({ length: count }, (_, i) => {
    const position = (i / (count - 1)) * (rings.length - 1);
    const from = Math.min(Math.floor(position), rings.length - 2);
    const u = position - from;
    const ring = (n: number) => rings[Math.max(0, Math.min(rings.length - 1, n))]!; // clamped
    const [a, b, c, d] = [ring(from - 1), ring(from), ring(from + 1), ring(from + 2)];
    const number = (key: 'halfWidth' | 'front' | 'back') => catmullRom(a[key], b[key], c[key], d[key], u);
    const vector = (key: 'center' | 'x' | 'z'): Vec3 => [
      catmullRom(a[key][0], b[key][0], c[key][0], d[key][0], u),
      catmullRom(a[key][1], b[key][1], c[key][1], d[key][1], u),
      catmullRom(a[key][2], b[key][2], c[key][2], d[key][2], u),
    ];
    const x = normalize(vector('x'));
    const z = vector('z');
    return {
      center: vector('center'),
      x,
      z: normalize(subtract(z, scale(x, dot(z, x)))),
      halfWidth: number('halfWidth'),
      front: number('front'),
      back: number('back'),
      roundness: b.roundness + (c.roundness - b.roundness) * u,
    };
  });
}

const catmullRom = (a: number, b: number, c: number, d: number, u: number): number =>
  0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3);
