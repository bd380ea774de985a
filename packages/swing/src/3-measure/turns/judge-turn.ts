import type { Measurement, TurnViews } from '@trueswing/contracts';
import type { Turn, TurnEstimate, TurnSource } from './turn-model.ts';

/**
 * An interval that reaches farther than this to either side covers most of the scale, and its middle says little: it is shown
 * without a number. Shown ends are rounded to 5°, which leaves at most 45° between those of the others. The X-factor is smaller
 * than the turns that it is the difference of.
 */
export const widestHalfWidthDeg: Readonly<Record<Turn, number>> = {
  shoulderTurnDeg: 22.5,
  hipRotationDeg: 22.5,
  xFactorDeg: 20,
};
/**
 * Share of intervals that hold the truth, on the golfers that were simulated. It is the confidence of a turn in a video like
 * those of the calibration; a video that is unlike them has less.
 */
export const usualConfidence = 0.9;

const notVisible = 'The golfer could not be seen clearly enough at address or at the top.';
const viewsOf: Record<TurnSource, TurnViews> = { faceOn: 'face-on', downTheLine: 'down-the-line', both: 'both' };

/** An estimate and where it comes from. */
export interface SourcedEstimate extends TurnEstimate {
  readonly source: TurnSource;
}

/**
 * A value with its interval, or the reason why there is none, from the estimates of all sources. The narrowest is used: a
 * source's interval holds in 90 of 100 swings whatever the others say. Withheld only where no view shows the golfer.
 */
export function judgeTurn(turn: Turn, estimates: readonly SourcedEstimate[]): Measurement {
  const narrowest = chooseNarrowest(estimates);
  if (!narrowest) return { withheld: notVisible };
  const { value, interval, stretch, source } = narrowest;
  const plusMinus = halfWidthOf(narrowest);
  return {
    value,
    plusMinus,
    interval,
    ...(plusMinus > widestHalfWidthDeg[turn] && { isWide: true }),
    views: viewsOf[source],
    at: 'top',
    confidence: usualConfidence / stretch,
  };
}

export const chooseNarrowest = (estimates: readonly SourcedEstimate[]): SourcedEstimate | undefined =>
  [...estimates].sort((a, b) => halfWidthOf(a) - halfWidthOf(b))[0];

const halfWidthOf = ({ interval }: TurnEstimate): number => (interval.high - interval.low) / 2;

/** Openings of the sentences with which results before 2026-11-29 withheld a turn whose interval is too wide. */
const formerSentences = [
  'The camera cannot tell this shoulder turn closely enough',
  'The camera cannot tell this hip rotation closely enough',
  'The X-factor is shoulder turn less hip rotation.',
];

/** Whether an older result withholds a turn since its interval is too wide, which the other view would narrow. */
export const isTooWide = (turn: Measurement): boolean =>
  'withheld' in turn && formerSentences.some((why) => turn.withheld.startsWith(why));
