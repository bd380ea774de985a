/** A scale of the analysis screen: its ends and the target band, degrees. */
export interface MobilityScale {
  readonly min: number;
  readonly max: number;
  readonly targetMin: number;
  readonly targetMax: number;
  /** A turn within this distance of the target is close to it. A camera hardly distinguishes the two. */
  readonly closeDeg: number;
}

/** Mobility targets and scales of the specification (degrees at the top of the backswing, relative to address). */
export const mobilityScales = {
  hipRotationDeg: { min: 0, max: 70, targetMin: 40, targetMax: 50, closeDeg: 12 },
  shoulderTurnDeg: { min: 0, max: 110, targetMin: 85, targetMax: 95, closeDeg: 13 },
  xFactorDeg: { min: 0, max: 70, targetMin: 40, targetMax: 50, closeDeg: 12 },
} as const satisfies Record<string, MobilityScale>;

/** The turns that are close to the target. */
export const closeTo = ({ targetMin, targetMax, closeDeg }: MobilityScale) => ({
  from: targetMin - closeDeg,
  upTo: targetMax + closeDeg,
});
