import type { TurnViewName } from './turn-features.ts';
import models from './turn-models.generated.json' with { type: 'json' };

/** A turn that is estimated directly; the X-factor is their difference. */
export type Turn = 'shoulderTurnDeg' | 'hipRotationDeg';

/** One turn as a linear map of standardized features (ridge regression on rendered swings, docs/decisions/0007). */
export interface TurnFit {
  /** Degrees at the mean of all features. */
  readonly centerDeg: number;
  /** Degrees per standard deviation of each feature. */
  readonly weights: readonly number[];
  /** Logarithm of the usual error: weights of what `describeDoubt` lists. */
  readonly doubt: readonly number[];
  /** The usual errors that the half-width is wide: it held the truth of the model's `coverage` of the held-out swings. */
  readonly halfWidth: number;
  /** 95 % of the held-out swings turned at least the estimate less this many usual errors. */
  readonly lowerMargin: number;
  /** 95 % of the held-out swings turned at most the estimate and this many usual errors. */
  readonly upperMargin: number;
  /** The turns that were simulated. */
  readonly rangeDeg: readonly number[];
}

export interface TurnModel {
  /** Share of held-out swings within the error bar. */
  readonly coverage: number;
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** Mean squared deviation from the simulated swings, that 95 % of them stay below. */
  readonly usualDistance: number;
  readonly shoulderTurnDeg: TurnFit;
  readonly hipRotationDeg: TurnFit;
}

/** An estimate with its error bar, widened where the clip is unlike what was simulated. */
export interface TurnEstimate {
  readonly valueDeg: number;
  readonly plusMinusDeg: number;
  /** The turn is larger than this in 95 of 100 cases. */
  readonly lowestDeg: number;
  /** The turn is smaller than this in 95 of 100 cases. */
  readonly highestDeg: number;
  /** 1 for a usual clip; the error bar is this many times wider. */
  readonly stretch: number;
  /** Share of such clips that the error bar holds for, less where the clip is unlike what was simulated. */
  readonly confidence: number;
}

/** What a turn can be read from: one view, or both with the features of the face-on view first. */
export type TurnSource = TurnViewName | 'both';

export const turnModels: Readonly<Record<TurnSource, TurnModel>> = models;

export function applyTurnModel(model: TurnModel, features: readonly number[]): Record<Turn, TurnEstimate> {
  if (features.length !== model.mean.length) throw new Error('the turn model was made for other features');
  const z = features.map((feature, i) => (feature - model.mean[i]!) / model.deviation[i]!); // same length, checked above
  const distance = z.reduce((total, x) => total + x * x, 0) / z.length;
  const stretch = Math.max(1, Math.sqrt(distance / model.usualDistance));
  const valueAt = ({ centerDeg, weights }: TurnFit) => z.reduce((total, x, i) => total + weights[i]! * x, centerDeg); // a weight a feature
  const { shoulderTurnDeg: shoulder, hipRotationDeg: hip } = model;
  const doubts = describeDoubt(valueAt(shoulder), valueAt(hip));
  const estimate = (fit: TurnFit): TurnEstimate => {
    const valueDeg = valueAt(fit);
    const usualErrorDeg = readUsualError(fit.doubt, doubts) * stretch;
    // outside the simulated turns the map extrapolates, so the overshoot widens the error bar
    const overshootDeg = Math.max(0, valueDeg - Math.max(...fit.rangeDeg), Math.min(...fit.rangeDeg) - valueDeg);
    return {
      valueDeg,
      plusMinusDeg: fit.halfWidth * usualErrorDeg + overshootDeg,
      lowestDeg: valueDeg - fit.lowerMargin * usualErrorDeg - overshootDeg,
      highestDeg: valueDeg + fit.upperMargin * usualErrorDeg + overshootDeg,
      stretch,
      confidence: model.coverage / stretch,
    };
  };
  return { shoulderTurnDeg: estimate(shoulder), hipRotationDeg: estimate(hip) };
}

/** The error depends on the turn: a far turn hides what a short one shows. Both turns relative to their middle. */
export function describeDoubt(shoulderTurnDeg: number, hipRotationDeg: number): readonly number[] {
  const limit = (x: number): number => Math.max(-2, Math.min(2, x));
  const [s, h] = [limit((shoulderTurnDeg - 80) / 20), limit((hipRotationDeg - 40) / 15)];
  return [1, s, h, s * s, h * h, s * h];
}

/** The usual error in degrees, limited to 2–30°. */
export function readUsualError(doubt: readonly number[], doubts: readonly number[]): number {
  const logarithm = doubts.reduce((total, x, i) => total + x * doubt[i]!, 0); // a weight a doubt
  return Math.exp(Math.max(Math.log(2), Math.min(Math.log(30), logarithm)));
}
