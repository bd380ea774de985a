/** In the frame of a figure that faces the viewer: to its left, up, and forward. */
export type Vector = readonly [left: number, up: number, forward: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => scale(a, 1 / lengthOf(a));
export const mix = (a: Vector, b: Vector, share: number): Vector => add(scale(a, 1 - share), scale(b, share));

/** At a right angle to both: left and up give forward. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The part of `a` that is at a right angle to `axis`, with length 1. */
export function acrossOf(a: Vector, axis: Vector): Vector {
  const along = unit(axis);
  return unit(subtract(a, scale(along, dot(a, along))));
}

/** Turns one direction into another at an even speed. The two are not opposite. */
export function swing(a: Vector, b: Vector, share: number): Vector {
  const from = unit(a);
  const to = unit(b);
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(from, to))));
  if (angle < 1e-4) return to;
  return add(
    scale(from, Math.sin((1 - share) * angle) / Math.sin(angle)),
    scale(to, Math.sin(share * angle) / Math.sin(angle)),
  );
}

/** Degrees: forward, to the left, and about its own spine to the left. It turns first, tilts next and leans last. */
export interface Orientation {
  readonly lean?: number;
  readonly tilt?: number;
  readonly turn?: number;
}

export function rotate([x, y, z]: Vector, { lean = 0, tilt = 0, turn = 0 }: Orientation): Vector {
  const [turned, , ahead] = [x * cos(turn) + z * sin(turn), y, z * cos(turn) - x * sin(turn)];
  const [aside, up] = [turned * cos(tilt) + y * sin(tilt), y * cos(tilt) - turned * sin(tilt)];
  return [aside, up * cos(lean) - ahead * sin(lean), up * sin(lean) + ahead * cos(lean)];
}

const cos = (deg: number) => Math.cos((deg * Math.PI) / 180);
const sin = (deg: number) => Math.sin((deg * Math.PI) / 180);
