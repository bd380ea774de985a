import type { Turn } from './judge-turn.ts';
import type { TurnViewName } from './turn-features.ts';
import models from './turn-models.generated.json' with { type: 'json' };

/** One turn as a linear map of standardised features (ridge regression on rendered swings, docs/decisions/0007). */
export interface TurnFit {
  /** Degrees at the mean of all features. */
  readonly centreDeg: number;
  /** Degrees per standard deviation of each feature. */
  readonly weights: readonly number[];
  /** Half-width that held the truth of the model's `coverage` of the held-out swings. */
  readonly plusMinusDeg: number;
  /** 95 % of the held-out swings turned at least the estimate less this. */
  readonly lowerMarginDeg: number;
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
  /** 1 for a usual clip; the error bar is this many times wider. */
  readonly stretch: number;
  /** Share of such clips that the error bar holds for, less where the clip is unlike what was simulated. */
  readonly confidence: number;
}

export const turnModels: Readonly<Record<TurnViewName, TurnModel>> = models;

export function applyTurnModel(model: TurnModel, features: readonly number[], turn: Turn): TurnEstimate {
  if (features.length !== model.mean.length) throw new Error('the turn model was made for other features');
  const fit = model[turn];
  let valueDeg = fit.centreDeg;
  let distance = 0;
  features.forEach((feature, i) => {
    const z = (feature - model.mean[i]!) / model.deviation[i]!; // same length, checked above
    valueDeg += fit.weights[i]! * z;
    distance += z * z;
  });
  const stretch = Math.max(1, Math.sqrt(distance / features.length / model.usualDistance));
  // beyond the turns that were simulated the map is only continued: the overshoot is doubt
  const overshootDeg = Math.max(0, valueDeg - Math.max(...fit.rangeDeg), Math.min(...fit.rangeDeg) - valueDeg);
  return {
    valueDeg,
    plusMinusDeg: fit.plusMinusDeg * stretch + overshootDeg,
    lowestDeg: valueDeg - fit.lowerMarginDeg * stretch - overshootDeg,
    stretch,
    confidence: model.coverage / stretch,
  };
}
