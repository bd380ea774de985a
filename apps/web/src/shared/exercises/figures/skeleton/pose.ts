import type { Orientation, Vector } from './vector.ts';

/** Hand or foot stay at a point; knee or elbow bend toward `bend`. Both in the room, whose floor has the height 0. */
export interface Reach {
  readonly to: Vector;
  readonly bend: Vector;
  /** Where the toes point. */
  readonly toes?: Vector;
}
/** The directions of both bones, relative to the chest for an arm and to the pelvis for a leg. */
export interface Aim {
  readonly upper: Vector;
  readonly lower: Vector;
  /** Where the toes point. */
  readonly toes?: Vector;
}
export type Limb = Reach | Aim;

/** A figure with bones of fixed lengths. Units: the figure is 84 high, its picture 100. */
export interface Pose {
  /** The point between the hip joints. */
  readonly at: Vector;
  readonly pelvis: Orientation;
  readonly chest: Orientation;
  /** As the chest if missing. */
  readonly head?: Orientation;
  readonly leftArm: Limb;
  readonly rightArm: Limb;
  readonly leftLeg: Limb;
  readonly rightLeg: Limb;
}

/** Lengths of the bones and half the widths of the trunk, by the proportions of an adult. */
export const bones = {
  lumbar: 10,
  thorax: 14,
  neck: 10.5,
  hip: 4.2,
  shoulder: 8,
  upperArm: 15.5,
  forearm: 15,
  thigh: 20.5,
  shank: 20.5,
  foot: 8,
} as const;

/** Half the thickness of a limb: a joint that rests on the floor has this height. */
export const limbRadius = 2.5;
export const headRadius = 5.6;
