import type { Limb, Pose } from './pose.ts';
import { mix, type Orientation, swing, type Vector } from './vector.ts';

/** The pose at a share (0…1) of the way. Bones keep their lengths, and hands and feet that stay do not slide. */
export function blendPoses(start: Pose, end: Pose, share: number): Pose {
  return {
    at: mix(start.at, end.at, share),
    pelvis: blendOrientations(start.pelvis, end.pelvis, share),
    chest: blendOrientations(start.chest, end.chest, share),
    head: blendOrientations(start.head ?? start.chest, end.head ?? end.chest, share),
    leftArm: blendLimbs(start.leftArm, end.leftArm, share),
    rightArm: blendLimbs(start.rightArm, end.rightArm, share),
    leftLeg: blendLimbs(start.leftLeg, end.leftLeg, share),
    rightLeg: blendLimbs(start.rightLeg, end.rightLeg, share),
  };
}

function blendOrientations(start: Orientation, end: Orientation, share: number): Orientation {
  const blend = (from = 0, to = 0) => from + (to - from) * share;
  return {
    lean: blend(start.lean, end.lean),
    tilt: blend(start.tilt, end.tilt),
    turn: blend(start.turn, end.turn),
  };
}

function blendLimbs(start: Limb, end: Limb, share: number): Limb {
  const toes = blendToes(start.toes, end.toes, share);
  if ('to' in start && 'to' in end) {
    return { to: mix(start.to, end.to, share), bend: swing(start.bend, end.bend, share), ...toes };
  }
  if ('upper' in start && 'upper' in end) {
    return { upper: swing(start.upper, end.upper, share), lower: swing(start.lower, end.lower, share), ...toes };
  }
  throw new Error('A limb reaches in one pose and aims in the other.');
}

const blendToes = (start: Vector | undefined, end: Vector | undefined, share: number) =>
  start && end ? { toes: swing(start, end, share) } : {};
