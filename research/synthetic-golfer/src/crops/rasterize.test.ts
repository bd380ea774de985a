import * as THREE from 'three';
import { expect, it } from 'vitest';
import { clear, drawMesh, makeCanvas, placeMesh } from './rasterize.ts';

const sidePx = 40;
/** A square plate that faces +z, at a height of z; the lens looks at it from above and sees −1…1. */
function drawPlates(plates: readonly { z: number; side: number; brightness: number; turned?: boolean }[]) {
  const canvas = makeCanvas(sidePx);
  clear(canvas);
  const lens = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 10);
  lens.position.set(0, 0, 5);
  lens.updateMatrixWorld();
  const matrix = new THREE.Matrix4().multiplyMatrices(lens.projectionMatrix, lens.matrixWorldInverse);
  for (const { z, side, brightness, turned = false } of plates) {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(side, side), new THREE.MeshStandardMaterial());
    mesh.position.z = z;
    if (turned) mesh.rotation.y = Math.PI;
    mesh.updateMatrixWorld();
    const corners = mesh.geometry.getAttribute('position').count;
    const shade = { front: new Float32Array(corners).fill(brightness), back: new Float32Array(corners).fill(0.1) };
    drawMesh(canvas, placeMesh(mesh, matrix, sidePx), mesh, shade);
  }
  return canvas;
}
const at = (canvas: { gray: Float32Array }, x: number, y: number) => canvas.gray[y * sidePx + x];

it('covers the pixels of a plate once, without gaps between its triangles', () => {
  const { depth } = drawPlates([{ z: 0, side: 1, brightness: 1 }]);
  expect(depth.filter((z) => z !== Number.POSITIVE_INFINITY)).toHaveLength((sidePx / 2) ** 2);
});

it.each([
  ['first', [1, 0]],
  ['last', [0, 1]],
])('shows the nearer plate when it is drawn %s', (_, order) => {
  const plates = [
    { z: 0, side: 1.6, brightness: 0.3 },
    { z: 1, side: 0.8, brightness: 0.9 },
  ];
  const canvas = drawPlates(order.map((i) => plates[i]!)); // an order of the two
  expect(at(canvas, 20, 20)).toBeCloseTo(0.9);
  expect(at(canvas, 7, 20)).toBeCloseTo(0.3);
  expect(at(canvas, 1, 20)).toBe(0);
});

it('lights the side of a plate that is seen', () => {
  expect(at(drawPlates([{ z: 0, side: 1, brightness: 0.7 }]), 20, 20)).toBeCloseTo(0.7);
  expect(at(drawPlates([{ z: 0, side: 1, brightness: 0.7, turned: true }]), 20, 20)).toBeCloseTo(0.1);
});
