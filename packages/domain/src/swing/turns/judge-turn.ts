import type { Measurement } from '@trueswing/contracts';
import type { Turn, TurnEstimate, TurnSource } from './turn-model.ts';

/**
 * A number is reported if its error bar is at most this wide: nine of ten numbers are then as close to the truth. A shoulder
 * turn that the down-the-line video shows as well must be more precise.
 */
const widestPlusMinusDeg = { hipRotationDeg: 10, shoulderTurnDeg: { faceOn: 15, withDownTheLine: 10 } } as const;
/** The X-factor has the errors of two turns. */
const widestDifferenceDeg = 15;
/**
 * Else the narrowest of these bands that surely holds the turn. Beyond 75°, face-on, the width of the shoulders hardly
 * changes. Nothing below 40° calls hips limited: the hips of tour players read up to ten degrees low down the line.
 */
const bandsDeg: Record<Turn, { readonly atLeast: readonly number[]; readonly atMost: readonly number[] }> = {
  shoulderTurnDeg: { atLeast: [75], atMost: [70, 80] },
  hipRotationDeg: { atLeast: [40, 30], atMost: [40] },
};

const notVisible = 'The golfer could not be seen clearly enough at address or at the top.';
const unlikeSimulated =
  'This video is filmed too differently from what the estimate was calibrated on: film level, a few steps away, straight face-on or down the line.';
const tooWide: Record<Turn, string> = {
  shoulderTurnDeg:
    'The camera cannot tell this shoulder turn closely enough: near the top, quite different turns look much the same.',
  hipRotationDeg: 'The camera cannot tell this hip rotation closely enough: quite different turns look much the same.',
};

/** An estimate and where it comes from. */
export interface SourcedEstimate extends TurnEstimate {
  readonly source: TurnSource;
}

/** A number, a band or a reason, from the estimates of all views. The estimate with the narrowest error bar is used. */
export function judgeTurn(turn: Turn, estimates: readonly SourcedEstimate[]): Measurement {
  const [narrowest] = [...estimates].sort((a, b) => a.plusMinusDeg - b.plusMinusDeg);
  if (!narrowest) return { withheld: notVisible };
  const widest = findWidest(turn, estimates);
  const reported = reportTurn(turn, narrowest, widest);
  if (reported) return reported;
  return { withheld: reportTurn(turn, asUsual(narrowest), widest) ? unlikeSimulated : tooWide[turn] };
}

function findWidest(turn: Turn, estimates: readonly SourcedEstimate[]): number {
  if (turn === 'hipRotationDeg') return widestPlusMinusDeg.hipRotationDeg;
  const { faceOn, withDownTheLine } = widestPlusMinusDeg.shoulderTurnDeg;
  return estimates.every(({ source }) => source === 'faceOn') ? faceOn : withDownTheLine;
}

function reportTurn(turn: Turn, estimate: TurnEstimate, widestDeg: number): Measurement | null {
  const { valueDeg, plusMinusDeg, lowestDeg, highestDeg, confidence } = estimate;
  if (plusMinusDeg <= widestDeg) return measured(valueDeg, plusMinusDeg, confidence);
  const { atLeast, atMost } = bandsDeg[turn];
  const low = atLeast.find((boundDeg) => lowestDeg >= boundDeg);
  // the error bar is in the bound already
  if (low !== undefined) return { ...measured(low, 0, confidence), bound: 'at-least' };
  const high = atMost.find((boundDeg) => highestDeg <= boundDeg);
  return high === undefined ? null : { ...measured(high, 0, confidence), bound: 'at-most' };
}

/** What the estimate would be worth if the clip were like those that were simulated. */
function asUsual(estimate: TurnEstimate): TurnEstimate {
  const { valueDeg, stretch } = estimate;
  return {
    ...estimate,
    plusMinusDeg: estimate.plusMinusDeg / stretch,
    lowestDeg: valueDeg - (valueDeg - estimate.lowestDeg) / stretch,
    highestDeg: valueDeg + (estimate.highestDeg - valueDeg) / stretch,
  };
}

/** X-factor: only from two numbers, and only where their errors together stay narrow enough. */
export function subtractTurns(shoulderTurnDeg: Measurement, hipRotationDeg: Measurement): Measurement {
  if ('withheld' in shoulderTurnDeg || shoulderTurnDeg.bound) {
    return {
      withheld: 'The X-factor is shoulder turn less hip rotation, and the shoulder turn is not known as a number.',
    };
  }
  if ('withheld' in hipRotationDeg || hipRotationDeg.bound) {
    return {
      withheld: 'The X-factor is shoulder turn less hip rotation, and the hip rotation is not known as a number.',
    };
  }
  const plusMinusDeg = Math.hypot(shoulderTurnDeg.plusMinus, hipRotationDeg.plusMinus);
  if (plusMinusDeg > widestDifferenceDeg) {
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
