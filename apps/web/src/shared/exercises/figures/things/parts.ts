import type { Joints } from '../skeleton/place-joints.ts';
import { add, cross, scale, subtract, unit, type Vector } from '../skeleton/vector.ts';

/** The joints that the name of a place stands for. */
export const partsOf: Readonly<Record<string, readonly (keyof Joints)[]>> = {
  hands: ['leftHand', 'rightHand'],
  held: ['leftHand', 'rightHand'],
  both: ['leftHand', 'rightHand'],
  floor: ['leftHand', 'rightHand'],
  right: ['rightHand'],
  left: ['leftHand'],
  'right-up': ['rightHand'],
  'right-hand': ['rightHand'],
  'hand-knee': ['leftHand', 'rightKnee'],
  elbows: ['leftElbow', 'rightElbow'],
  'right-elbow': ['rightElbow'],
  'left-elbow': ['leftElbow'],
  feet: ['leftAnkle', 'rightAnkle'],
  ankles: ['leftAnkle', 'rightAnkle'],
  heels: ['leftAnkle', 'rightAnkle'],
  calves: ['leftAnkle', 'rightAnkle'],
  'right-foot': ['rightAnkle'],
  'left-foot': ['leftAnkle'],
  ankle: ['rightAnkle'],
  thigh: ['rightHip'],
  hips: ['pelvis'],
  knees: ['leftKnee', 'rightKnee'],
  'left-knee': ['leftKnee'],
  kneeling: ['leftKnee', 'leftHand'],
  back: ['waist', 'neck'],
  belly: ['pelvis', 'waist'],
  lying: ['pelvis', 'neck', 'head'],
  seat: ['pelvis'],
  ribs: ['waist'],
  armpit: ['rightShoulder'],
  head: ['head'],
  side: ['waist', 'leftShoulder'],
};

/** The point in the middle of some joints. */
export function middleOf(joints: Joints, names: readonly (keyof Joints)[]): Vector {
  const sum = names.reduce<Vector>((total, name) => add(total, joints[name]), [0, 0, 0]);
  return scale(sum, 1 / names.length);
}

export const lowest = (joints: Joints, names: readonly (keyof Joints)[]): number =>
  Math.min(...names.map((name) => joints[name][1]));

/** Directions of the chest: to its left, along the spine, and forward. */
export function chestOf(joints: Joints): { left: Vector; up: Vector; forward: Vector } {
  const left = unit(subtract(joints.leftShoulder, joints.rightShoulder));
  const up = unit(subtract(joints.neck, joints.pelvis));
  return { left, up, forward: unit(cross(left, up)) };
}
