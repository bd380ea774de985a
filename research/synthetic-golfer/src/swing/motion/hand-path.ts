import type { Vec3 } from '../../geometry/vector.ts';

/** Where grip and club go, for a golfer of 1.78 m. */
export interface HandPath {
  ball: Vec3;
  clubLengthM: number;
  grip: (t: number) => Vec3;
  /** Unit vector from grip to club head. */
  clubDirection: (t: number) => Vec3;
  /** From the left hand to the right one along the club. */
  handsApartM: number;
}

/** `handsApartM` of a golf grip. */
export const grippedApartM = 0.085;
