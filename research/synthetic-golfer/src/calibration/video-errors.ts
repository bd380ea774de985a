import type { TurnSource } from '@trueswing/swing/turn-model';
import type { VideoErrors } from './fit/fit-turn-blend.ts';

/**
 * Errors of readings of real video, beyond the errors on rendered swings. No true turns of real video are known. But two
 * videos from the front and one from behind of one player, read one by one, differ by these from what they give together
 * (root mean square, regression and network: docs/research/turn-network.md). From both views a third is assumed.
 */
export const videoErrors: Readonly<Record<TurnSource, VideoErrors>> = {
  faceOn: { shoulderTurnDeg: 10, hipRotationDeg: 5, xFactorDeg: 11 },
  downTheLine: { shoulderTurnDeg: 8, hipRotationDeg: 5, xFactorDeg: 9 },
  both: { shoulderTurnDeg: 3, hipRotationDeg: 2, xFactorDeg: 4 },
};
