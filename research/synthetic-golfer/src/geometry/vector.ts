/** A point or direction in meters: x toward the target, y up, z from a right-hander's heels to his toes. */
export type Vec3 = readonly [x: number, y: number, z: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const distance = (a: Vec3, b: Vec3): number => lengthOf(subtract(a, b));
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (lengthOf(a) || 1));
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(subtract(b, a), t));
export const midpoint = (a: Vec3, b: Vec3): Vec3 => mix(a, b, 0.5);
/** The part of `a` that is perpendicular to the unit vector `axis`. */
export const perpendicular = (a: Vec3, axis: Vec3): Vec3 => subtract(a, scale(axis, dot(a, axis)));
