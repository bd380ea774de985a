import type { Handedness, Measurement } from '@trueswing/contracts';
import { toBodySeries } from '../1-track/body-series.ts';
import { addressUnsteady, findStandingS } from './check-steady.ts';
import { planTrunkCrops, type TrunkCrops } from './crops/plan-trunk-crops.ts';
import { round } from './measured-swing.ts';
import { estimateTurns, type Turns } from './turns/estimate-turns.ts';
import type { TurnView } from './turns/turn-view.ts';

/** Turns from the views that show the golfer standing still before the swing: every turn is relative to that. */
export function measureTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  /** The views show two swings of one golfer, not one; false when left out. */
  areTwoSwings?: boolean;
  handedness: Handedness;
}): Turns {
  const faceOn = input.faceOn && startStanding(input.faceOn);
  const downTheLine = input.downTheLine && startStanding(input.downTheLine);
  if (!faceOn && !downTheLine && (input.faceOn || input.downTheLine)) {
    return { shoulderTurnDeg: addressUnsteady, hipRotationDeg: addressUnsteady, xFactorDeg: addressUnsteady };
  }
  const turns = estimateTurns({ ...input, faceOn, downTheLine });
  return {
    shoulderTurnDeg: inWholeDegrees(turns.shoulderTurnDeg),
    hipRotationDeg: inWholeDegrees(turns.hipRotationDeg),
    xFactorDeg: inWholeDegrees(turns.xFactorDeg),
  };
}

/** The view with its address where the stance is read; null if the golfer was not followed while he stood over the ball. */
function startStanding(view: TurnView): TurnView | null {
  const { track, events } = view;
  const body = toBodySeries(track);
  if (!body) return view;
  const timeS = findStandingS(body, events);
  if (timeS === null) return null;
  const isAddressLost = timeS !== events.address.timeS;
  return { ...view, isAddressLost, events: { ...events, address: { ...events.address, timeS } } };
}

/** The pictures of a video that the turn network must read; null where the turns cannot be read. */
export function findTrunkCrops(view: TurnView, handedness: Handedness): TrunkCrops | null {
  const standing = startStanding(view);
  return standing && planTrunkCrops(standing, handedness);
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
