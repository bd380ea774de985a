import * as THREE from 'three';
import { axisX } from '../geometry/rotation.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import type { GolferPose } from '../swing/pose/golfer-pose.ts';

const buttM = 0.1;
const vector = (v: Vec3) => new THREE.Vector3(...v);

/** Iron and ball. The ball leaves at impact. */
export function makeClub(impactS: number): { meshes: THREE.Mesh[]; update: (q: GolferPose, t: number) => void } {
  const steel = new THREE.MeshStandardMaterial({ color: 0xb9bec4, metalness: 0.7, roughness: 0.35 });
  const rubber = new THREE.MeshStandardMaterial({ color: 0x191919, roughness: 0.8 });
  const white = new THREE.MeshStandardMaterial({ color: 0xffffff, roughness: 0.4 });
  const shaft = new THREE.Mesh(new THREE.CylinderGeometry(0.0055, 0.0045, 1, 10), steel);
  const grip = new THREE.Mesh(new THREE.CylinderGeometry(0.0125, 0.0095, 0.27, 12), rubber);
  const head = new THREE.Mesh(new THREE.BoxGeometry(0.016, 0.045, 0.07), steel);
  const ball = new THREE.Mesh(new THREE.SphereGeometry(0.0214, 20, 14), white);
  const meshes = [shaft, grip, head, ball];
  for (const mesh of meshes) mesh.castShadow = true;

  const update = (q: GolferPose, t: number): void => {
    const direction = vector(q.clubDirection);
    const toButt = direction.clone().negate();
    const butt = vector(q.grip).addScaledVector(toButt, buttM);
    const end = vector(q.clubHead);
    shaft.position.copy(butt).lerp(end, 0.5);
    shaft.scale.y = butt.distanceTo(end);
    shaft.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), toButt);
    grip.quaternion.copy(shaft.quaternion);
    grip.position.copy(butt).addScaledVector(direction, 0.135);
    const sole = new THREE.Vector3().crossVectors(direction, vector(axisX(q.chestRotation))).normalize();
    head.position.copy(end);
    head.quaternion.setFromRotationMatrix(
      new THREE.Matrix4().makeBasis(new THREE.Vector3().crossVectors(toButt, sole), toButt, sole),
    );
    ball.position.set(...flight(q.ball, t - impactS));
    ball.visible = t < impactS + 0.8;
  };
  return { meshes, update };
}

/** A 7-iron's launch: 54 m/s at 17° (TrackMan tour average). */
const flight = (from: Vec3, s: number): Vec3 => (s < 0 ? from : add(from, [52 * s, 16 * s - 4.9 * s * s, -0.6 * s]));
