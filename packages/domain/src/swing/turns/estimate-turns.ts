import type { Handedness, Measurement } from '@trueswing/contracts';
import { judgeTurn, subtractTurns } from './judge-turn.ts';
import { applyTurnModel, type Turn, type TurnSource, turnModels } from './turn-model.ts';
import { describeTurnView, type TurnView } from './turn-view.ts';

/** The three turns at the top, relative to address, about the spine axis. X-factor = shoulder turn − hip rotation. */
export interface Turns {
  shoulderTurnDeg: Measurement;
  hipRotationDeg: Measurement;
  xFactorDeg: Measurement;
}

/**
 * Estimates how far shoulders and hips have turned at the top. Calibrated on rendered swings whose truth is known
 * (docs/decisions/0007-turn-calibration.md): never the pose model's own angles, which read half of the truth face-on.
 * A turn without a sufficiently narrow error bar is given as a band, or withheld with the reason.
 */
export function estimateTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  handedness: Handedness;
}): Turns {
  const faceOn = input.faceOn && describeTurnView('faceOn', input.faceOn, input.handedness);
  const downTheLine = input.downTheLine && describeTurnView('downTheLine', input.downTheLine, input.handedness);
  const both = faceOn && downTheLine && [...faceOn, ...downTheLine];
  const features: Record<TurnSource, readonly number[] | null> = { faceOn, downTheLine, both };
  const estimates = (['faceOn', 'downTheLine', 'both'] as const).flatMap((source) => {
    const found = features[source];
    return found ? [{ source, turns: applyTurnModel(turnModels[source], found) }] : [];
  });
  const judge = (turn: Turn): Measurement =>
    judgeTurn(
      turn,
      estimates.map(({ source, turns }) => ({ ...turns[turn], source })),
    );
  const shoulderTurnDeg = judge('shoulderTurnDeg');
  const hipRotationDeg = judge('hipRotationDeg');
  return { shoulderTurnDeg, hipRotationDeg, xFactorDeg: subtractTurns(shoulderTurnDeg, hipRotationDeg) };
}
