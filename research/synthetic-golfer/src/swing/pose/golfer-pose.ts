import type { Rotation } from '../../geometry/rotation.ts';
import type { Vec3 } from '../../geometry/vector.ts';

/** One value for the golfer's left and right side. The swing is made right-handed: left is the lead side. */
export interface Sides<T> {
  left: T;
  right: T;
}
export type Side = keyof Sides<unknown>;
export const sides: readonly Side[] = ['left', 'right'];
/** +1 on the golfer's left (toward the target), −1 on his right. */
export const signOf = (side: Side): number => (side === 'left' ? 1 : -1);

export interface Limb {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  /** Where the hand holds the club. */
  grip: Vec3;
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  heel: Vec3;
  toe: Vec3;
  eye: Vec3;
  ear: Vec3;
  mouth: Vec3;
}

export interface Foot {
  rotation: Rotation;
  toeRotation: Rotation;
  ankle: Vec3;
  heel: Vec3;
  toe: Vec3;
  /** The ball of the foot, on which it turns. */
  pivot: Vec3;
}

/** The whole golfer at one moment, right-handed, in meters. */
export interface GolferPose {
  limbs: Sides<Limb>;
  feet: Sides<Foot>;
  nose: Vec3;
  pelvisRotation: Rotation;
  chestRotation: Rotation;
  headRotation: Rotation;
  midHip: Vec3;
  lumbar: Vec3;
  /** Top of the trunk, before the shoulder blades follow the hands. */
  trunkTop: Vec3;
  neckTop: Vec3;
  head: Vec3;
  grip: Vec3;
  clubDirection: Vec3;
  clubHead: Vec3;
  ball: Vec3;
}
