import type { Measurement, TurnViews } from '@trueswing/contracts';
import type { Turn, TurnEstimate, TurnSource } from './turn-model.ts';

/**
 * An interval that reaches farther than this to either side covers most of the scale. Shown ends are rounded to 5°, which
 * leaves at most 45° between them. The X-factor is smaller than the turns that it is the difference of.
 */
export const widestHalfWidthDeg: Readonly<Record<Turn, number>> = {
  shoulderTurnDeg: 22.5,
  hipRotationDeg: 22.5,
  xFactorDeg: 20,
};
/** Share of intervals that hold the truth, on the golfers that were simulated. */
const coverage = 0.9;

const notVisible = 'The golfer could not be seen clearly enough at address or at the top.';
const unlikeSimulated =
  'This video is filmed too differently from what the estimate was calibrated on: film level, a few steps away, straight face-on or down the line.';
const tooWide: Record<Turn, string> = {
  shoulderTurnDeg:
    'The camera cannot tell this shoulder turn closely enough: quite different turns look much the same.',
  hipRotationDeg: 'The camera cannot tell this hip rotation closely enough: quite different turns look much the same.',
  xFactorDeg: 'The X-factor is shoulder turn less hip rotation. The errors of both add up to too much for a number.',
};
/** The sentence about the X-factor in results up to version swing-2026.11.9. */
const formerSentence = 'The X-factor is shoulder turn less hip rotation. It has the doubt of both';
const viewsOf: Record<TurnSource, TurnViews> = { faceOn: 'face-on', downTheLine: 'down-the-line', both: 'both' };

/** An estimate and where it comes from. */
export interface SourcedEstimate extends TurnEstimate {
  readonly source: TurnSource;
}

/**
 * A value with its interval, or the reason why there is none, from the estimates of all sources. The narrowest is used: a
 * source's interval holds in 90 of 100 swings whatever the others say.
 */
export function judgeTurn(turn: Turn, estimates: readonly SourcedEstimate[]): Measurement {
  const narrowest = chooseNarrowest(estimates);
  if (!narrowest) return { withheld: notVisible };
  const { value, interval, stretch, source } = narrowest;
  const plusMinus = halfWidthOf(narrowest);
  const widest = widestHalfWidthDeg[turn];
  if (plusMinus <= widest) {
    return { value, plusMinus, interval, views: viewsOf[source], at: 'top', confidence: coverage / stretch };
  }
  return { withheld: plusMinus / stretch <= widest ? unlikeSimulated : tooWide[turn] };
}

export const chooseNarrowest = (estimates: readonly SourcedEstimate[]): SourcedEstimate | undefined =>
  [...estimates].sort((a, b) => halfWidthOf(a) - halfWidthOf(b))[0];

const halfWidthOf = ({ interval }: TurnEstimate): number => (interval.high - interval.low) / 2;

/** Whether a turn is withheld since its interval is too wide, which the other view would narrow. */
export const isTooWide = (turn: Measurement): boolean =>
  'withheld' in turn && [...Object.values(tooWide), formerSentence].some((why) => turn.withheld.startsWith(why));
