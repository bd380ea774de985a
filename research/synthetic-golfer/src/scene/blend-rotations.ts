import * as THREE from 'three';
import { axisX, axisY, axisZ, type Rotation } from '../geometry/rotation.ts';
import type { Vec3 } from '../geometry/vector.ts';

export function matrixOf(rotation: Rotation): THREE.Matrix4 {
  const vector = (v: Vec3) => new THREE.Vector3(...v);
  return new THREE.Matrix4().makeBasis(vector(axisX(rotation)), vector(axisY(rotation)), vector(axisZ(rotation)));
}

export function blendRotations(a: Rotation, b: Rotation, share: number): Rotation {
  const from = new THREE.Quaternion().setFromRotationMatrix(matrixOf(a));
  const to = new THREE.Quaternion().setFromRotationMatrix(matrixOf(b));
  const q = from.slerp(to, share);
  const column = (x: number, y: number, z: number) => new THREE.Vector3(x, y, z).applyQuaternion(q);
  const [x, y, z] = [column(1, 0, 0), column(0, 1, 0), column(0, 0, 1)];
  return [
    [x.x, y.x, z.x],
    [x.y, y.y, z.y],
    [x.z, y.z, z.z],
  ];
}
