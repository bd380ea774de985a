import { landmarkIndex } from '@trueswing/contracts';

export type BodySide = 'left' | 'right';

export interface SkeletonBone {
  /** Indexes of the landmarks at its ends. */
  readonly from: number;
  readonly to: number;
  /** null: the bone connects both sides of the trunk. */
  readonly side: BodySide | null;
}

const sides: readonly BodySide[] = ['right', 'left'];
const limbBones = [
  ['Shoulder', 'Elbow'],
  ['Elbow', 'Wrist'],
  ['Shoulder', 'Hip'],
  ['Hip', 'Knee'],
  ['Knee', 'Ankle'],
  ['Ankle', 'FootIndex'],
] as const;

/** The bones of the drawn skeleton, in the player and in the drawn copy of a video. */
export const skeletonBones: readonly SkeletonBone[] = [
  ...sides.flatMap((side) =>
    limbBones.map(([from, to]) => ({
      from: landmarkIndex[`${side}${from}`],
      to: landmarkIndex[`${side}${to}`],
      side,
    })),
  ),
  ...(['Shoulder', 'Hip'] as const).map((limb) => ({
    from: landmarkIndex[`left${limb}`],
    to: landmarkIndex[`right${limb}`],
    side: null,
  })),
];

/** Below this visibility, the pose model guesses the position. */
export const minJointVisibility = 0.5;
