import { limitTo, type SplitNormal } from './split-normal.ts';
import type { TurnViewName } from './turn-features.ts';
import models from './turn-models.generated.json' with { type: 'json' };

/** A turn that is read from the features; the X-factor is the difference of both. */
export type ReadTurn = 'shoulderTurnDeg' | 'hipRotationDeg';
export const turnNames = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'] as const;
export type Turn = (typeof turnNames)[number];

/** Distances between the truth of held-out swings and their readings. */
export interface TurnSpread {
  /** 95 % turned at least the reading less this many usual errors. */
  readonly lowerMargin: number;
  /** 95 % turned at most the reading and this many usual errors. */
  readonly upperMargin: number;
  /** The least and the greatest turn that was simulated. */
  readonly rangeDeg: readonly number[];
}

/** One turn as a linear map of standardized features (ridge regression on rendered swings, docs/decisions/0007). */
export interface TurnFit extends TurnSpread {
  /** Degrees at the mean of all features. */
  readonly centerDeg: number;
  /** Degrees per standard deviation of each feature. */
  readonly weights: readonly number[];
  /** Logarithm of the usual error: weights of the terms of `describeErrorTerms`. */
  readonly errorWeights: readonly number[];
}

export interface TurnModel {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** Mean squared deviation from the simulated swings, that 95 % of them stay below. */
  readonly usualDistance: number;
  readonly shoulderTurnDeg: TurnFit;
  readonly hipRotationDeg: TurnFit;
  /** Its usual error is that of two independent errors. */
  readonly xFactorDeg: TurnSpread;
}

/** A turn before it has an interval. */
export interface TurnReading {
  readonly valueDeg: number;
  /** Usual error for clips like those that were simulated. */
  readonly usualErrorDeg: number;
  /** 1 for a usual clip; errors are this many times larger. */
  readonly stretch: number;
}

/** Views that a turn can be read from: one view, or both with the features of the face-on view first. */
export type TurnSource = TurnViewName | 'both';

export const turnModels: Readonly<Record<TurnSource, TurnModel>> = models;

export function applyTurnModel(model: TurnModel, features: readonly number[]): Record<Turn, TurnReading> {
  if (features.length !== model.mean.length) throw new Error('the turn model was made for other features');
  const z = standardizeFeatures(model, features);
  const valueAt = ({ centerDeg, weights }: TurnFit) => z.reduce((total, x, i) => total + weights[i]! * x, centerDeg); // a weight a feature
  const stretch = Math.max(1, measureStretch(model, features));
  return readTurns(model, valueAt(model.shoulderTurnDeg), valueAt(model.hipRotationDeg), stretch);
}

/** Measures how far the features lie from those of simulated swings: 95 % of these have at most 1. */
export function measureStretch(
  model: Pick<TurnModel, 'mean' | 'deviation' | 'usualDistance'>,
  features: readonly number[],
): number {
  const z = standardizeFeatures(model, features);
  return Math.sqrt(z.reduce((total, x) => total + x * x, 0) / z.length / model.usualDistance);
}

const standardizeFeatures = ({ mean, deviation }: Pick<TurnModel, 'mean' | 'deviation'>, features: readonly number[]) =>
  features.map((feature, i) => (feature - mean[i]!) / deviation[i]!); // a mean and a deviation a feature

/** The three readings that follow from both turns. */
export function readTurns(
  model: Readonly<Record<ReadTurn, Pick<TurnFit, 'errorWeights'>>>,
  shoulderDeg: number,
  hipDeg: number,
  stretch: number,
): Record<Turn, TurnReading> {
  const errorTerms = describeErrorTerms(shoulderDeg, hipDeg);
  const shoulderErrorDeg = readUsualError(model.shoulderTurnDeg.errorWeights, errorTerms);
  const hipErrorDeg = readUsualError(model.hipRotationDeg.errorWeights, errorTerms);
  const bothErrorsDeg = Math.hypot(shoulderErrorDeg, hipErrorDeg);
  return {
    shoulderTurnDeg: { valueDeg: shoulderDeg, usualErrorDeg: shoulderErrorDeg, stretch },
    hipRotationDeg: { valueDeg: hipDeg, usualErrorDeg: hipErrorDeg, stretch },
    xFactorDeg: { valueDeg: shoulderDeg - hipDeg, usualErrorDeg: bothErrorsDeg, stretch },
  };
}

/** A turn with its 90 % interval. */
export interface TurnEstimate extends SplitNormal {
  readonly stretch: number;
}

/**
 * The interval of a reading: as wide as the errors of held-out swings, wider where the clip is unlike what was simulated, and
 * without turns that no golfer makes.
 */
export function spreadReading(
  { lowerMargin, upperMargin, rangeDeg }: TurnSpread,
  { valueDeg, usualErrorDeg, stretch }: TurnReading,
): TurnEstimate {
  const [min, max] = [Math.min(...rangeDeg), Math.max(...rangeDeg)];
  const value = Math.min(max, Math.max(min, valueDeg));
  // outside the simulated turns the map extrapolates, so the overshoot widens the interval
  const overshootDeg = Math.abs(valueDeg - value);
  const errorDeg = usualErrorDeg * stretch;
  const interval = {
    low: value - lowerMargin * errorDeg - overshootDeg,
    high: value + upperMargin * errorDeg + overshootDeg,
  };
  return { ...limitTo({ value, interval }, min, max), stretch };
}

/** The error depends on the turn: a far turn hides what a short one shows. Both turns relative to their middle. */
export function describeErrorTerms(shoulderTurnDeg: number, hipRotationDeg: number): readonly number[] {
  const limit = (x: number): number => Math.max(-2, Math.min(2, x));
  const [s, h] = [limit((shoulderTurnDeg - 80) / 20), limit((hipRotationDeg - 40) / 15)];
  return [1, s, h, s * s, h * h, s * h];
}

/** The usual error in degrees, limited to 2–30°. */
export function readUsualError(errorWeights: readonly number[], errorTerms: readonly number[]): number {
  const logarithm = errorTerms.reduce((total, x, i) => total + x * errorWeights[i]!, 0); // a weight a term
  return Math.exp(Math.max(Math.log(2), Math.min(Math.log(30), logarithm)));
}
