import { median, toDegrees } from '@trueswing/swing';

/** Three numbers along x, y and z. */
export type Vector = readonly [number, number, number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const lengthOf = (a: Vector): number => Math.hypot(...a);

export const unit = (a: Vector): Vector => times(a, 1 / Math.max(lengthOf(a), 1e-12));

export const meanOf = (vectors: readonly Vector[]): Vector =>
  times(
    vectors.reduce((sum, vector) => add(sum, vector), [0, 0, 0]),
    1 / Math.max(vectors.length, 1),
  );

/** The median along each axis. */
export const medianOf = (vectors: readonly Vector[]): Vector => [
  median(vectors.map(([x]) => x)),
  median(vectors.map(([, y]) => y)),
  median(vectors.map(([, , z]) => z)),
];

/** The angle between two directions, in degrees from 0 to 180. */
export const angleDeg = (a: Vector, b: Vector): number => toDegrees(Math.atan2(lengthOf(cross(a, b)), dot(a, b)));
