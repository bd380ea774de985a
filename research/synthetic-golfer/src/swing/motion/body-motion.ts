/** A value over time, in seconds. */
export type Curve = (t: number) => number;

/** Movements of trunk, head and feet over time. Angles in degrees, lengths in meters for a golfer of 1.78 m. */
export interface BodyMotion {
  chestTurn: Curve;
  pelvisTurn: Curve;
  chestBend: Curve;
  chestSideBend: Curve;
  pelvisTilt: Curve;
  pelvisSideTilt: Curve;
  pelvisX: Curve;
  pelvisY: Curve;
  pelvisZ: Curve;
  headTurn: Curve;
  headPitch: Curve;
  headRoll: Curve;
  trailHeelLift: Curve;
  leadHeelLift: Curve;
  /** From address (0) to the top (1) and back. */
  toTop: Curve;
  trailFootTurn: Curve;
}
