import type { Handedness, Measurement } from '@trueswing/contracts';
import { toBodySeries } from '../track/body-series.ts';
import { estimateTurns, type Turns } from '../turns/estimate-turns.ts';
import type { TurnView } from '../turns/turn-view.ts';
import { whyAddressUnsteady } from './check-steady.ts';
import { round } from './measured-swing.ts';

/** Turns from the views that are steady at address: every turn is relative to address. */
export function measureTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  handedness: Handedness;
}): Turns {
  const reasons = { faceOn: whyUnsteady(input.faceOn), downTheLine: whyUnsteady(input.downTheLine) };
  const faceOn = reasons.faceOn ? null : input.faceOn;
  const downTheLine = reasons.downTheLine ? null : input.downTheLine;
  const reason = reasons.faceOn ?? reasons.downTheLine;
  if (reason && !faceOn && !downTheLine) {
    const withheld = { withheld: reason };
    return { shoulderTurnDeg: withheld, hipRotationDeg: withheld, xFactorDeg: withheld };
  }
  const turns = estimateTurns({ faceOn, downTheLine, handedness: input.handedness });
  return {
    shoulderTurnDeg: inWholeDegrees(turns.shoulderTurnDeg),
    hipRotationDeg: inWholeDegrees(turns.hipRotationDeg),
    xFactorDeg: inWholeDegrees(turns.xFactorDeg),
  };
}

function whyUnsteady(view: TurnView | null): string | null {
  const body = view && toBodySeries(view.track);
  return view && body ? whyAddressUnsteady(body, view.events) : null;
}

/** Rounds the number to whole degrees, and the interval, which probabilities are computed from, to tenths. */
function inWholeDegrees(turn: Measurement): Measurement {
  if (!('value' in turn)) return turn;
  const { value, plusMinus, interval, confidence } = turn;
  return {
    ...turn,
    value: Math.round(value),
    plusMinus: Math.ceil(plusMinus),
    ...(interval && { interval: { low: round(interval.low, 1), high: round(interval.high, 1) } }),
    confidence: round(confidence, 2),
  };
}
