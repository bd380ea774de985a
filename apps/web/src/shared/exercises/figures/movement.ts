import type { Joints } from './skeleton/place-joints.ts';
import type { Pose } from './skeleton/pose.ts';
import type { Vector } from './skeleton/vector.ts';

/** Where the viewer stands, in degrees: around the figure (0 sees its front, 90 its right side) and above it. */
export interface View {
  readonly around: number;
  readonly above: number;
}

/** Things around the figure. */
export type Prop =
  /** A club through two joints, longer than their distance by `beyond` at each end. */
  | { readonly kind: 'club'; readonly through: readonly [keyof Joints, keyof Joints]; readonly beyond: number }
  /** A band between a fixed point and a joint. */
  | { readonly kind: 'band'; readonly from: Vector; readonly to: keyof Joints }
  /** A weight that hangs from a hand. */
  | { readonly kind: 'weight'; readonly at: keyof Joints }
  /** A ball between the hands, which flies off to a point beyond them near the end. */
  | { readonly kind: 'ball'; readonly radius: number; readonly flight: Vector }
  | { readonly kind: 'wall'; readonly from: Vector; readonly to: Vector }
  /** A mat on the floor, for a view from above. */
  | { readonly kind: 'mat'; readonly from: Vector; readonly to: Vector };

/** A movement pattern in two poses. */
export interface Movement {
  readonly view: View;
  readonly start: Pose;
  readonly end: Pose;
  readonly props?: readonly Prop[];
  /** Fast on the way out. */
  readonly isFast?: boolean;
}
