import * as THREE from 'three';
import { axisX, axisY, axisZ, type Rotation, rotate } from '../geometry/rotation.ts';
import { add, distance, midpoint, mix, type Vec3 } from '../geometry/vector.ts';
import type { GolferPose } from '../swing/golfer-pose.ts';
import type { Swing } from '../swing/make-swing.ts';
import { midShoulder } from '../swing/pose-golfer.ts';
import type { Materials } from './golfer-materials.ts';
import { axesOf, makeTube, type Ring } from './lofted-tube.ts';

/** Hips, belt, shirt, collar and neck. */
export function makeTrunk(
  swing: Swing,
  materials: Materials,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const { girth, depth, shoulderWidth, trunkLength, hipWidth } = swing.parameters.proportions;
  const hips = makeTube(18, 40, materials.trousers, true);
  const belt = makeTube(4, 40, materials.belt, true);
  const shirt = makeTube(48, 44, materials.shirt, true);
  const neck = makeTube(8, 20, materials.skin, true);
  const collar = makeTube(6, 24, materials.shirt, true);

  const update = (q: GolferPose): void => {
    const ring = (
      center: Vec3,
      rotation: Rotation,
      width: number,
      front: number,
      back = front,
      roundness = 1,
    ): Ring => ({
      center,
      ...axesOf(rotation),
      halfWidth: width * k * girth,
      front: front * k * depth,
      back: back * k * depth,
      roundness,
    });
    const onPelvis = (y: number): Vec3 => add(q.midHip, rotate(q.pelvisRotation, [0, y * k, 0]));
    const onChest = (y: number, z = 0): Vec3 => add(q.lumbar, rotate(q.chestRotation, [0, y * k * trunkLength, z * k]));
    const shoulders = midShoulder(q);
    const shoulderHalf = distance(q.limbs.left.shoulder, q.limbs.right.shoulder) / 2 / k / girth;
    const wide = (width: number) => width * (0.5 + 0.5 * shoulderWidth);
    const broad = (width: number) => width * (0.5 + 0.5 * hipWidth);
    const { pelvisRotation: pelvis, chestRotation: chest, headRotation: head } = q;
    hips.update([
      ring(onPelvis(-0.115), pelvis, broad(0.09), 0.07, 0.08),
      ring(onPelvis(-0.07), pelvis, broad(0.15), 0.098, 0.118, 0.9),
      ring(onPelvis(-0.02), pelvis, broad(0.172), 0.108, 0.135, 0.9),
      ring(onPelvis(0.04), pelvis, broad(0.166), 0.108, 0.124, 0.9),
      ring(onPelvis(0.1), pelvis, broad(0.155), 0.106, 0.108, 0.9),
    ]);
    belt.update([
      ring(onPelvis(0.066), pelvis, broad(0.168), 0.117, 0.123, 0.9),
      ring(onPelvis(0.098), pelvis, broad(0.163), 0.116, 0.117, 0.9),
    ]);
    shirt.update([
      ring(onPelvis(0.088), pelvis, broad(0.16), 0.113, 0.114, 0.9),
      ring(midpoint(onPelvis(0.12), onChest(0.02)), blend(pelvis, chest, 0.25), 0.157, 0.113, 0.109, 0.9),
      ring(onChest(0.07), blend(pelvis, chest, 0.55), 0.152, 0.112, 0.104, 0.9),
      ring(onChest(0.14), blend(pelvis, chest, 0.8), 0.156, 0.114, 0.108, 0.9),
      ring(onChest(0.22, 0.004), chest, wide(0.168), 0.122, 0.116, 0.88),
      ring(onChest(0.29, 0.006), chest, wide(0.176), 0.122, 0.118, 0.88),
      ring(mix(onChest(0.345), shoulders, 0.2), chest, wide(0.17), 0.105, 0.108, 0.9),
      ring(
        midpoint(onChest(0.388, -0.005), add(shoulders, rotate(chest, [0, -0.006 * k, 0]))),
        chest,
        Math.max(0.13, shoulderHalf * 0.9),
        0.078,
        0.088,
      ),
      ring(onChest(0.43, -0.012), chest, 0.1, 0.064, 0.072),
      ring(onChest(0.462, -0.014), chest, 0.064, 0.056, 0.058),
    ]);
    const nape = add(q.neckTop, rotate(head, [0, 0, -0.006 * k]));
    neck.update([
      ring(onChest(0.41, -0.012), chest, 0.058, 0.056),
      ring(midpoint(onChest(0.46, -0.014), q.neckTop), blend(chest, head, 0.5), 0.054, 0.055),
      ring(nape, head, 0.054, 0.056),
      ring(add(q.neckTop, rotate(head, [0, 0.05 * k, 0])), head, 0.05, 0.052),
    ]);
    collar.update([
      ring(onChest(0.448, -0.014), chest, 0.074, 0.068),
      ring(onChest(0.475, -0.016), blend(chest, head, 0.15), 0.066, 0.062),
    ]);
  };
  return { meshes: [hips, belt, shirt, neck, collar].map((tube) => tube.mesh), update };
}

export function matrixOf(rotation: Rotation): THREE.Matrix4 {
  const vector = (v: Vec3) => new THREE.Vector3(...v);
  return new THREE.Matrix4().makeBasis(vector(axisX(rotation)), vector(axisY(rotation)), vector(axisZ(rotation)));
}

function blend(a: Rotation, b: Rotation, share: number): Rotation {
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
