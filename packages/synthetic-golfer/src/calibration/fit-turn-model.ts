import { describeTurnView, type TurnViewName } from '@trueswing/domain/turn-view';
import type { CalibrationSwing } from './collect-swings.ts';
import { applyMap, fitRidge, standardise } from './fit-ridge.ts';

const turns = ['shoulderTurnDeg', 'hipRotationDeg'] as const;
type Turn = (typeof turns)[number];

interface Sample {
  swing: number;
  features: readonly number[];
  shoulderTurnDeg: number;
  hipRotationDeg: number;
}

export interface TurnFit {
  centreDeg: number;
  weights: number[];
  plusMinusDeg: number;
  lowerMarginDeg: number;
  rangeDeg: [least: number, most: number];
}
/** What the held-out swings said about a fit. */
export interface FitReport {
  swings: number;
  penalty: number;
  meanErrorDeg: number;
  p90Deg: number;
  p95Deg: number;
}
export interface ViewFit {
  model: { coverage: number; mean: number[]; deviation: number[]; usualDistance: number } & Record<Turn, TurnFit>;
  report: Record<Turn, FitReport>;
}

const penalties = [1, 3, 10, 30, 100, 300];
const folds = 10;
/** Share of held-out swings whose truth lies within the error bar. */
const coverage = 0.9;
/** Share of held-out swings that turned at least the estimate less its lower margin, and that are as near as the usual distance. */
const oneSided = 0.95;
/** Events are found a frame or so off: each swing is learnt with the top at its place, a 30th of a second early and late. */
const topShiftsS = [0, -1 / 30, 1 / 30];

/** Fits both turns of one view. Every error is that of swings (and so of bodies and cameras) held out of the fit. */
export function fitTurnModel(view: TurnViewName, swings: readonly CalibrationSwing[]): ViewFit {
  const samples = swings.flatMap((swing, i) =>
    topShiftsS.flatMap((shiftS): Sample[] => {
      const top = { ...swing.events.top, timeS: swing.events.top.timeS + shiftS };
      const features = describeTurnView(view, { ...swing, events: { ...swing.events, top } }, swing.handedness);
      return features
        ? [{ swing: i, features, shoulderTurnDeg: swing.shoulderTurnDeg, hipRotationDeg: swing.hipRotationDeg }]
        : [];
    }),
  );
  const rows = samples.map((sample) => sample.features);
  const { mean, deviation } = standardise(rows);
  const distances = rows.map(
    (row) => row.reduce((total, x, j) => total + ((x - mean[j]!) / deviation[j]!) ** 2, 0) / row.length, // same length
  );
  const fitted = Object.fromEntries(turns.map((turn) => [turn, fitTurn(samples, turn)])) as Record<
    Turn,
    { fit: TurnFit; report: FitReport }
  >; // both turns
  const { shoulderTurnDeg: shoulder, hipRotationDeg: hip } = fitted;
  return {
    model: {
      coverage,
      mean: mean.map(round),
      deviation: deviation.map(round),
      usualDistance: round(quantile(distances, oneSided)),
      shoulderTurnDeg: shoulder.fit,
      hipRotationDeg: hip.fit,
    },
    report: { shoulderTurnDeg: shoulder.report, hipRotationDeg: hip.report },
  };
}

function fitTurn(samples: readonly Sample[], turn: Turn): { fit: TurnFit; report: FitReport } {
  const tried = penalties.map((penalty) => ({ penalty, errors: holdOut(samples, turn, penalty) }));
  const best = tried.reduce((a, b) => (meanSize(b.errors) < meanSize(a.errors) ? b : a));
  const sizes = best.errors.map(Math.abs);
  const truths = samples.map((sample) => sample[turn]);
  const map = fitRidge(
    samples.map((sample) => sample.features),
    truths,
    best.penalty,
  );
  return {
    fit: {
      centreDeg: round(map.centre),
      weights: map.weights.map(round),
      plusMinusDeg: round(quantile(sizes, coverage)),
      lowerMarginDeg: round(quantile(best.errors, oneSided)),
      rangeDeg: [quantile(truths, 0.01), quantile(truths, 0.99)].map(round) as [number, number], // a pair maps to a pair
    },
    report: {
      swings: new Set(samples.map((sample) => sample.swing)).size,
      penalty: best.penalty,
      meanErrorDeg: round(meanSize(best.errors)),
      p90Deg: round(quantile(sizes, 0.9)),
      p95Deg: round(quantile(sizes, 0.95)),
    },
  };
}

/** Estimate minus truth of every sample, from a fit that has not seen its swing. */
function holdOut(samples: readonly Sample[], turn: Turn, penalty: number): number[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isOut = (sample: Sample) => sample.swing % folds === fold;
    const kept = samples.filter((sample) => !isOut(sample));
    const map = fitRidge(
      kept.map((sample) => sample.features),
      kept.map((sample) => sample[turn]),
      penalty,
    );
    return samples.filter(isOut).map((sample) => applyMap(map, sample.features) - sample[turn]);
  }).flat();
}

const meanSize = (errors: readonly number[]): number =>
  errors.reduce((total, error) => total + Math.abs(error), 0) / errors.length;

/** The value that at least this share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1)] ?? Number.NaN;
}

const round = (value: number): number => Number(value.toPrecision(6));
