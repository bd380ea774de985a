/** Two ways to build a body that share nothing but the joints: lofted tubes and rigid parts. */
export type BodyFamily = 'tailored' | 'athletic';

/** The flesh on the bones. 1 and 0 are the standard golfer's; lengths in meters for a golfer of 1.78 m. */
export interface BodyShape {
  chestWidth: number;
  waistWidth: number;
  /** Belly, bust and seat beyond the standard golfer's. */
  bellyM: number;
  bustM: number;
  seatM: number;
  /** Distance by which the upper back is rounded and the neck comes forward. */
  roundBackM: number;
  neckWidth: number;
  /** Height of the muscles between neck and shoulder. */
  trapeziusM: number;
  armGirth: number;
  legGirth: number;
  headSize: number;
}

export const standardShape: BodyShape = {
  chestWidth: 1,
  waistWidth: 1,
  bellyM: 0,
  bustM: 0,
  seatM: 0,
  roundBackM: 0,
  neckWidth: 1,
  trapeziusM: 0,
  armGirth: 1,
  legGirth: 1,
  headSize: 1,
};
