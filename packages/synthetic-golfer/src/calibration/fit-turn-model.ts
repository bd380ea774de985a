import { describeDoubt, type Turn, type TurnFit, type TurnModel, type TurnSource } from '@trueswing/domain/turn-model';
import { describeTurnView } from '@trueswing/domain/turn-view';
import type { CalibrationSwing } from './collect-swings.ts';
import { fitDoubt, type HeldOut } from './fit-doubt.ts';
import { applyMap, fitRidge, standardize } from './fit-ridge.ts';
import { quantile } from './quantile.ts';

const turns = ['shoulderTurnDeg', 'hipRotationDeg'] as const;

interface Sample {
  swing: CalibrationSwing;
  features: readonly number[];
}
type Estimates = Record<Turn, number>;

export interface TurnModelFit {
  model: TurnModel;
  penalty: number;
  /** Estimates of held-out swings, and of a held-out body. */
  heldOut: Record<'swing' | 'body', { sample: Sample; estimate: Estimates }[]>;
}

const penalties = [30, 100, 300];
const folds = 5;
/** Share of held-out swings whose truth lies within the error bar. */
const coverage = 0.91;
/** Share of held-out swings on the right side of each margin, and within the usual distance. */
const oneSided = 0.95;
/** Detected events are off by about a frame, so each swing is fitted with the top at its time and 1/30 s early and late. */
const topShiftsS = [0, -1 / 30, 1 / 30];

/** Fits both turns of one source. All errors are those of swings (and so of bodies and cameras) held out of the fit. */
export function fitTurnModel(source: TurnSource, swings: readonly CalibrationSwing[]): TurnModelFit {
  const samples = swings.flatMap((swing) =>
    topShiftsS.flatMap((shiftS): Sample[] => {
      const features = describe(source, swing, shiftS);
      return features ? [{ swing, features }] : [];
    }),
  );
  const inFolds = (penalty: number) => holdOut(samples, penalty, () => true);
  const tried = penalties.map((penalty) => ({ penalty, heldOut: inFolds(penalty) }));
  const { penalty, heldOut: bySwing } = tried.reduce((a, b) => (meanError(b.heldOut) < meanError(a.heldOut) ? b : a));
  const byBody = holdOut(samples, penalty, (kept, out) => kept.swing.family !== out.swing.family);
  const rows = samples.map((sample) => sample.features);
  const { mean, deviation } = standardize(rows);
  const distances = rows.map(
    (row) => row.reduce((total, x, j) => total + ((x - mean[j]!) / deviation[j]!) ** 2, 0) / row.length, // same length
  );
  const fitTurn = (turn: Turn): TurnFit => {
    const truths = samples.map(({ swing }) => swing[turn]);
    const map = fitRidge(rows, truths, penalty);
    const onOtherBody = byBody.map(
      ({ sample, estimate }): HeldOut => ({
        errorDeg: estimate[turn] - sample.swing[turn],
        doubts: describeDoubt(estimate.shoulderTurnDeg, estimate.hipRotationDeg),
      }),
    );
    const { doubt, halfWidth, lowerMargin, upperMargin } = fitDoubt(onOtherBody, coverage, oneSided);
    return {
      centerDeg: round(map.center),
      weights: map.weights.map(round),
      doubt: doubt.map(round),
      halfWidth: round(halfWidth),
      lowerMargin: round(lowerMargin),
      upperMargin: round(upperMargin),
      rangeDeg: [round(quantile(truths, 0.01)), round(quantile(truths, 0.99))],
    };
  };
  return {
    model: {
      coverage,
      mean: mean.map(round),
      deviation: deviation.map(round),
      usualDistance: round(quantile(distances, oneSided)),
      shoulderTurnDeg: fitTurn('shoulderTurnDeg'),
      hipRotationDeg: fitTurn('hipRotationDeg'),
    },
    penalty,
    heldOut: { swing: bySwing, body: byBody },
  };
}

function describe(source: TurnSource, swing: CalibrationSwing, shiftS: number): readonly number[] | null {
  const names = source === 'both' ? (['faceOn', 'downTheLine'] as const) : [source];
  const parts = names.map((name) => {
    const view = swing[name];
    if (!view) return null;
    const top = { ...view.events.top, timeS: view.events.top.timeS + shiftS };
    return describeTurnView(name, { ...view, events: { ...view.events, top } }, swing.handedness);
  });
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/**
 * Estimates every sample by a fit to samples with other seeds (a seed is one swing, on either body) that `mayTrain`
 * accepts.
 */
function holdOut(samples: readonly Sample[], penalty: number, mayTrain: (kept: Sample, out: Sample) => boolean) {
  const foldOf = ({ swing }: Sample) => swing.seed % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) =>
    (['tailored', 'athletic'] as const).flatMap((family) => {
      const out = samples.filter((sample) => foldOf(sample) === fold && sample.swing.family === family);
      const [first] = out;
      if (!first) return [];
      const kept = samples.filter((sample) => foldOf(sample) !== fold && mayTrain(sample, first));
      const rows = kept.map((sample) => sample.features);
      const maps = turns.map((turn) =>
        fitRidge(
          rows,
          kept.map(({ swing }) => swing[turn]),
          penalty,
        ),
      );
      return out.map((sample) => {
        const [shoulderTurnDeg, hipRotationDeg] = maps.map((map) => applyMap(map, sample.features)) as [number, number]; // two turns
        return { sample, estimate: { shoulderTurnDeg, hipRotationDeg } };
      });
    }),
  );
}

const meanError = (held: TurnModelFit['heldOut']['swing']): number =>
  held.reduce(
    (total, { sample, estimate }) =>
      total + turns.reduce((sum, turn) => sum + Math.abs(estimate[turn] - sample.swing[turn]), 0),
    0,
  ) / held.length;

const round = (value: number): number => Number(value.toPrecision(5));
