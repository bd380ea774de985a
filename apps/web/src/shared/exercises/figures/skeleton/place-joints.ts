import { type Aim, bones, type Limb, type Pose, type Reach } from './pose.ts';
import { acrossOf, add, lengthOf, type Orientation, rotate, scale, subtract, unit, type Vector } from './vector.ts';

export interface Joints {
  readonly pelvis: Vector;
  readonly waist: Vector;
  readonly neck: Vector;
  readonly head: Vector;
  readonly leftShoulder: Vector;
  readonly leftElbow: Vector;
  readonly leftHand: Vector;
  readonly rightShoulder: Vector;
  readonly rightElbow: Vector;
  readonly rightHand: Vector;
  readonly leftHip: Vector;
  readonly leftKnee: Vector;
  readonly leftAnkle: Vector;
  readonly leftToe: Vector;
  readonly rightHip: Vector;
  readonly rightKnee: Vector;
  readonly rightAnkle: Vector;
  readonly rightToe: Vector;
}

/** Where the joints of a pose are. Hands and feet that stay somewhere do so whatever the trunk does. */
export function placeJoints(pose: Pose): Joints {
  const pelvis = pose.at;
  const waist = add(pelvis, rotate([0, bones.lumbar, 0], pose.pelvis));
  const neck = add(waist, rotate([0, bones.thorax, 0], pose.chest));
  const head = add(neck, rotate([0, bones.neck, 1], pose.head ?? pose.chest));
  // The shoulders are a little lower than the root of the neck.
  const leftShoulder = add(neck, rotate([bones.shoulder, -1.5, 0], pose.chest));
  const rightShoulder = add(neck, rotate([-bones.shoulder, -1.5, 0], pose.chest));
  const leftHip = add(pelvis, rotate([bones.hip, 0, 0], pose.pelvis));
  const rightHip = add(pelvis, rotate([-bones.hip, 0, 0], pose.pelvis));
  const [leftElbow, leftHand] = placeLimb(leftShoulder, pose.leftArm, bones.upperArm, bones.forearm, pose.chest);
  const [rightElbow, rightHand] = placeLimb(rightShoulder, pose.rightArm, bones.upperArm, bones.forearm, pose.chest);
  const [leftKnee, leftAnkle] = placeLimb(leftHip, pose.leftLeg, bones.thigh, bones.shank, pose.pelvis);
  const [rightKnee, rightAnkle] = placeLimb(rightHip, pose.rightLeg, bones.thigh, bones.shank, pose.pelvis);
  const leftToe = placeToe(leftAnkle, leftKnee, pose.leftLeg, pose.pelvis);
  const rightToe = placeToe(rightAnkle, rightKnee, pose.rightLeg, pose.pelvis);
  return {
    pelvis,
    waist,
    neck,
    head,
    leftShoulder,
    leftElbow,
    leftHand,
    rightShoulder,
    rightElbow,
    rightHand,
    leftHip,
    leftKnee,
    leftAnkle,
    leftToe,
    rightHip,
    rightKnee,
    rightAnkle,
    rightToe,
  };
}

function placeLimb(root: Vector, limb: Limb, upper: number, lower: number, trunk: Orientation): [Vector, Vector] {
  return 'to' in limb ? reach(root, limb, upper, lower) : aim(root, limb, upper, lower, trunk);
}

function aim(root: Vector, limb: Aim, upper: number, lower: number, trunk: Orientation): [Vector, Vector] {
  const middle = add(root, scale(unit(rotate(limb.upper, trunk)), upper));
  return [middle, add(middle, scale(unit(rotate(limb.lower, trunk)), lower))];
}

/** Bends the limb so that both bones keep their lengths. Out of reach it is straight and ends before the point. */
function reach(root: Vector, { to, bend }: Reach, upper: number, lower: number): [Vector, Vector] {
  const line = subtract(to, root);
  const distance = Math.min(lengthOf(line), (upper + lower) * 0.9999);
  const along = unit(line);
  const share = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const height = Math.sqrt(Math.max(0, upper ** 2 - share ** 2));
  const middle = add(add(root, scale(along, share)), scale(acrossOf(bend, along), height));
  return [middle, add(root, scale(along, distance))];
}

/** Without a direction of its own, the foot is at a right angle to the shank. */
function placeToe(ankle: Vector, knee: Vector, { toes }: Limb, pelvis: Orientation): Vector {
  const direction = toes ? unit(toes) : acrossOf(rotate([0, 0, 1], pelvis), subtract(ankle, knee));
  return add(ankle, scale(direction, bones.foot));
}
