import { dot, type Vec3 } from './vector.ts';

/** A rotation as three rows; its columns are the local axes in world coordinates. */
export type Rotation = readonly [Vec3, Vec3, Vec3];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (rad: number): number => (rad * 180) / Math.PI;

export const aboutX = (rad: number): Rotation => {
  const [c, s] = [Math.cos(rad), Math.sin(rad)];
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
};
export const aboutY = (rad: number): Rotation => {
  const [c, s] = [Math.cos(rad), Math.sin(rad)];
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
};
export const aboutZ = (rad: number): Rotation => {
  const [c, s] = [Math.cos(rad), Math.sin(rad)];
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ];
};

export const transpose = (m: Rotation): Rotation => [
  [m[0][0], m[1][0], m[2][0]],
  [m[0][1], m[1][1], m[2][1]],
  [m[0][2], m[1][2], m[2][2]],
];
export const rotate = (m: Rotation, v: Vec3): Vec3 => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
export const compose = (a: Rotation, ...rest: Rotation[]): Rotation =>
  rest.reduce<Rotation>((left, right) => {
    const columns = transpose(right);
    const row = (r: Vec3): Vec3 => [dot(r, columns[0]), dot(r, columns[1]), dot(r, columns[2])];
    return [row(left[0]), row(left[1]), row(left[2])];
  }, a);
export const axisX = (m: Rotation): Vec3 => [m[0][0], m[1][0], m[2][0]];
export const axisY = (m: Rotation): Vec3 => [m[0][1], m[1][1], m[2][1]];
export const axisZ = (m: Rotation): Vec3 => [m[0][2], m[1][2], m[2][2]];
