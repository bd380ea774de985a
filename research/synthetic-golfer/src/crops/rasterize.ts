import * as THREE from 'three';
import { readTexture } from './read-texture.ts';

/** A picture of gray and coverage, with the depth of what is drawn so far. */
export interface Canvas {
  sidePx: number;
  gray: Float32Array;
  depth: Float32Array;
}

export const makeCanvas = (sidePx: number): Canvas => ({
  sidePx,
  gray: new Float32Array(sidePx ** 2),
  depth: new Float32Array(sidePx ** 2),
});

/** Corners of a mesh that are placed in the picture: x, y in pixels from the top left, depth −1…1. */
interface Placed {
  corners: Float32Array;
  index: ArrayLike<number>;
}

/** Brightness of each corner, seen from the front of its face and from behind; null draws the depth alone. */
export interface Shade {
  front: Float32Array;
  back: Float32Array;
}

export function clear({ gray, depth }: Canvas): void {
  gray.fill(0);
  depth.fill(Number.POSITIVE_INFINITY);
}

const corner = new THREE.Vector4();

/** `lens` maps the world to −1…1. */
export function placeMesh(mesh: THREE.Mesh, lens: THREE.Matrix4, sidePx: number): Placed {
  const positions = mesh.geometry.getAttribute('position');
  const whole = new THREE.Matrix4().multiplyMatrices(lens, mesh.matrixWorld);
  const corners = new Float32Array(positions.count * 3);
  for (let i = 0; i < positions.count; i++) {
    corner.set(positions.getX(i), positions.getY(i), positions.getZ(i), 1).applyMatrix4(whole);
    corners[3 * i] = ((corner.x / corner.w + 1) / 2) * sidePx;
    corners[3 * i + 1] = ((1 - corner.y / corner.w) / 2) * sidePx;
    corners[3 * i + 2] = corner.z / corner.w;
  }
  const index = mesh.geometry.getIndex()?.array ?? Uint32Array.from({ length: positions.count }, (_, i) => i);
  return { corners, index };
}

/** Draws the triangles that are nearer than what is there. */
export function drawMesh(canvas: Canvas, { corners, index }: Placed, mesh: THREE.Mesh, shade: Shade | null): void {
  const { sidePx, gray, depth } = canvas;
  const uv = mesh.geometry.getAttribute('uv')?.array;
  const { map } = mesh.material as THREE.MeshStandardMaterial; // the golfer's parts have no other
  const cloth = shade && uv && map ? readTexture(map) : null;
  for (let t = 0; t + 2 < index.length; t += 3) {
    const a = index[t]! * 3;
    const b = index[t + 1]! * 3;
    const c = index[t + 2]! * 3;
    const ax = corners[a]!;
    const bx = corners[b]!;
    const cx = corners[c]!;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(sidePx - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    if (left > right) continue;
    const ay = corners[a + 1]!;
    const by = corners[b + 1]!;
    const cy = corners[c + 1]!;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(sidePx - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (top > bottom) continue;
    const az = corners[a + 2]!;
    const bz = corners[b + 2]!;
    const cz = corners[c + 2]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || Math.min(az, bz, cz) < -1) continue;
    // y points down, so a face that is wound counter-clockwise in space has a negative area here
    const lit = shade && (area < 0 ? shade.front : shade.back);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const px = x + 0.5;
        const py = y + 0.5;
        const wb = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area;
        const wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area;
        const wa = 1 - wb - wc;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const z = wa * az + wb * bz + wc * cz;
        const at = y * sidePx + x;
        if (z >= depth[at]!) continue;
        depth[at] = z;
        if (!lit) continue;
        let brightness = wa * lit[a / 3]! + wb * lit[b / 3]! + wc * lit[c / 3]!;
        if (cloth && uv) {
          const [ua, ub, uc] = [(2 * a) / 3, (2 * b) / 3, (2 * c) / 3];
          const u = wa * uv[ua]! + wb * uv[ub]! + wc * uv[uc]!;
          const v = wa * uv[ua + 1]! + wb * uv[ub + 1]! + wc * uv[uc + 1]!;
          brightness *= cloth(u, v);
        }
        gray[at] = brightness;
      }
    }
  }
}
