import type { Handedness, Measurement } from '@trueswing/contracts';
import { judgeTurn, subtractTurns, type Turn } from './judge-turn.ts';
import { applyTurnModel, turnModels } from './turn-model.ts';
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
  const views = (['faceOn', 'downTheLine'] as const).flatMap((name) => {
    const view = input[name];
    const features = view && describeTurnView(name, view, input.handedness);
    return features ? [{ model: turnModels[name], features }] : [];
  });
  const estimate = (turn: Turn): Measurement =>
    judgeTurn(
      turn,
      views.map(({ model, features }) => applyTurnModel(model, features, turn)),
    );
  const shoulderTurnDeg = estimate('shoulderTurnDeg');
  const hipRotationDeg = estimate('hipRotationDeg');
  return { shoulderTurnDeg, hipRotationDeg, xFactorDeg: subtractTurns(shoulderTurnDeg, hipRotationDeg) };
}
