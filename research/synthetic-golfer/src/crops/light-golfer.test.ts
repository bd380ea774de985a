import * as THREE from 'three';
import { expect, it } from 'vitest';
import { standardLight } from '../golfers/place.ts';
import { lightGolfer } from './light-golfer.ts';

/** A level plate of this color at a height above the ground. */
function makePlate(heightM: number, color = 0xffffff): THREE.Mesh {
  const plate = new THREE.Mesh(new THREE.PlaneGeometry(0.8, 0.8, 8, 8), new THREE.MeshStandardMaterial({ color }));
  plate.rotation.x = -Math.PI / 2;
  plate.position.y = heightM;
  plate.updateMatrixWorld();
  return plate;
}
const middle = 40;
const light = (meshes: readonly THREE.Mesh[], of: THREE.Mesh) =>
  lightGolfer(meshes, standardLight).get(of)!.front[middle]!;

it('shades what lies behind another part as the sun sees it', () => {
  const low = makePlate(0.8);
  const high = makePlate(1.2);
  expect(light([low, high], low)).toBeLessThan(0.7 * light([low], low));
  expect(light([low, high], high)).toBeCloseTo(light([high], high));
});

it('lights dark cloth less than white cloth', () => {
  const dark = makePlate(1, 0x404040);
  const white = makePlate(1);
  expect(light([dark], dark)).toBeLessThan(0.2 * light([white], white));
});
