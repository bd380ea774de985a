import type { Measurement } from '@trueswing/contracts';
import type { TurnEstimate } from './turn-model.ts';

export type Turn = 'shoulderTurnDeg' | 'hipRotationDeg';

/** A number whose error bar is wider than this says less than a sentence does. */
const widestPlusMinusDeg = 15;
/** The only shoulder band: past it, face-on, the width of the shoulders hardly changes any more. */
const shoulderBandDeg = 75;

const notSeen = 'The golfer could not be seen clearly enough at address or at the top.';
const unlikeSimulated =
  'This video is filmed too differently from what the estimate was calibrated on: film level, a few steps away, straight face-on or down the line.';
const tooWide: Record<Turn, string> = {
  shoulderTurnDeg:
    'One camera cannot tell this shoulder turn closely enough: near the top, quite different turns look much the same.',
  hipRotationDeg: 'One camera cannot tell the hip rotation of this swing closely enough.',
};

/** A number, a band or a reason, from the estimates of the views that saw the turn. The narrowest error bar speaks. */
export function judgeTurn(turn: Turn, estimates: readonly TurnEstimate[]): Measurement {
  const [narrowest] = [...estimates].sort((a, b) => a.plusMinusDeg - b.plusMinusDeg);
  if (!narrowest) return { withheld: notSeen };
  if (narrowest.plusMinusDeg <= widestPlusMinusDeg) {
    return measured(narrowest.valueDeg, narrowest.plusMinusDeg, narrowest.confidence);
  }
  const bounded = estimates.find((estimate) => estimate.lowestDeg >= shoulderBandDeg);
  if (turn === 'shoulderTurnDeg' && bounded) {
    // the error bar is in the bound already
    return { ...measured(shoulderBandDeg, 0, bounded.confidence), bound: 'at-least' };
  }
  const usualPlusMinusDeg = narrowest.plusMinusDeg / narrowest.stretch;
  return { withheld: usualPlusMinusDeg <= widestPlusMinusDeg ? unlikeSimulated : tooWide[turn] };
}

/** X-factor: only from two numbers, and only where their errors together stay narrow enough. */
export function subtractTurns(shoulderTurnDeg: Measurement, hipRotationDeg: Measurement): Measurement {
  if ('withheld' in shoulderTurnDeg || shoulderTurnDeg.bound) {
    return {
      withheld: 'The X-factor is shoulder turn less hip rotation, and the shoulder turn is not known as a number.',
    };
  }
  if ('withheld' in hipRotationDeg) {
    return { withheld: 'The X-factor is shoulder turn less hip rotation, and the hip rotation is not known.' };
  }
  const plusMinusDeg = Math.hypot(shoulderTurnDeg.plusMinus, hipRotationDeg.plusMinus);
  if (plusMinusDeg > widestPlusMinusDeg) {
    return {
      withheld: 'Shoulder turn and hip rotation are not known closely enough to tell the difference between them.',
    };
  }
  return measured(
    shoulderTurnDeg.value - hipRotationDeg.value,
    plusMinusDeg,
    Math.min(shoulderTurnDeg.confidence, hipRotationDeg.confidence),
  );
}

const measured = (value: number, plusMinus: number, confidence: number) => ({
  value,
  plusMinus,
  at: 'top' as const,
  confidence,
});
