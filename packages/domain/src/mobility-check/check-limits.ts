/** When a turn of the mobility check counts. */
export const checkLimits = {
  /** A turn counts if the phone is back within this, or within a tenth of the turn. */
  driftDeg: 6,
  /** The phone may lean by this much more at the end of a turn than before: people bend a little as they turn. */
  tiltDeg: 18,
  smallestTurnDeg: 4,
  /** No trunk turns farther over feet that stay. */
  largestTurnDeg: 150,
  /** The longest pause between two samples in which a turn is followed. */
  gapMs: 250,
  slowestHz: 15,
  /** Part of a hold that must fall into the time of its prompt. */
  holdMs: 250,
  /** By how much the turning may miss how the phone stands afterward. */
  disagreementDeg: 20,
  /** By how much the sensor's own error may change from one hold to another. */
  biasChangeDegPerS: 4,
} as const;
