import type { Handedness, Measurement } from '@trueswing/contracts';
import { judgeTurn } from './judge-turn.ts';
import { applyTurnModel, spreadReading, type Turn, type TurnSource, turnModels } from './turn-model.ts';
import { describeTurnView, type TurnView } from './turn-view.ts';

/** The three turns at the top, relative to address, about the spine axis. X-factor = shoulder turn − hip rotation. */
export type Turns = Record<Turn, Measurement>;

/**
 * Estimates how far shoulders and hips have turned at the top. Calibrated on rendered swings whose truth is known
 * (docs/decisions/0026-turns-as-ranges.md): never the pose model's own angles, which read half of the truth face-on.
 * Each turn has its 90 % interval, or the reason why there is none.
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
  const readings = (['faceOn', 'downTheLine', 'both'] as const).flatMap((source) => {
    const found = features[source];
    return found ? [{ source, turns: applyTurnModel(turnModels[source], found) }] : [];
  });
  const judge = (turn: Turn): Measurement =>
    judgeTurn(
      turn,
      readings.map(({ source, turns }) => ({ ...spreadReading(turnModels[source][turn], turns[turn]), source })),
    );
  return {
    shoulderTurnDeg: judge('shoulderTurnDeg'),
    hipRotationDeg: judge('hipRotationDeg'),
    xFactorDeg: judge('xFactorDeg'),
  };
}
