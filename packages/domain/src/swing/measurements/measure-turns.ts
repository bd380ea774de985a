import type { Handedness, Measurement } from '@trueswing/contracts';
import { toBodySeries } from '../track/body-series.ts';
import { estimateTurns, type Turns } from '../turns/estimate-turns.ts';
import type { TurnView } from '../turns/turn-view.ts';
import { addressUnsteady, findStandingS } from './check-steady.ts';
import { round } from './measured-swing.ts';

/** Turns from the views that show the golfer standing still before the swing: every turn is relative to that. */
export function measureTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  handedness: Handedness;
}): Turns {
  const faceOn = input.faceOn && startStanding(input.faceOn);
  const downTheLine = input.downTheLine && startStanding(input.downTheLine);
  if (!faceOn && !downTheLine && (input.faceOn || input.downTheLine)) {
    return { shoulderTurnDeg: addressUnsteady, hipRotationDeg: addressUnsteady, xFactorDeg: addressUnsteady };
  }
  const turns = estimateTurns({ faceOn, downTheLine, handedness: input.handedness });
  return {
    shoulderTurnDeg: inWholeDegrees(turns.shoulderTurnDeg),
    hipRotationDeg: inWholeDegrees(turns.hipRotationDeg),
    xFactorDeg: inWholeDegrees(turns.xFactorDeg),
  };
}

/** Null if the golfer was not followed while he stood over the ball. */
function startStanding({ track, events }: TurnView): TurnView | null {
  const body = toBodySeries(track);
  if (!body) return { track, events };
  const timeS = findStandingS(body, events);
  return timeS === null ? null : { track, events: { ...events, address: { ...events.address, timeS } } };
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
