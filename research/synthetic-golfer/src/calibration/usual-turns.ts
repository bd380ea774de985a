import type { ReadTurn, TurnSource } from '@trueswing/swing/turn-model';

/** A mean of golfers with its standard error. */
export interface KnownMean {
  readonly meanDeg: number;
  readonly errorDeg: number;
}

/**
 * Turns of good players at the top, chest and pelvis measured in space: 95 and 88°, 46 and 44° (two tour averages by optical
 * motion capture, GEARS); 87 and 55° (131 golfers, McTeigue and others 1994, who measured the hips with a device on the belt).
 */
export const usualTurns: Readonly<Record<ReadTurn, KnownMean>> = {
  shoulderTurnDeg: { meanDeg: 91, errorDeg: 3 },
  hipRotationDeg: { meanDeg: 46, errorDeg: 2 },
};

/** Turns that the blend reads on average in clips that were read once elsewhere and are not at hand. */
export interface OtherClips extends Readonly<Record<ReadTurn, number>> {
  readonly clips: number;
}

/** Clips of good players that no one had tuned to, as swing-2026.11.8 read them. */
export const otherClips: Readonly<Record<Exclude<TurnSource, 'both'>, OtherClips>> = {
  faceOn: { clips: 7, shoulderTurnDeg: 88, hipRotationDeg: 35 },
  downTheLine: { clips: 15, shoulderTurnDeg: 101, hipRotationDeg: 43 },
};
