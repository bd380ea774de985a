import {
  describeErrorTerms,
  measureStretch,
  readTurns,
  type Turn,
  type TurnModel,
  type TurnReading,
  type TurnSpread,
} from '@trueswing/swing/turn-model';
import { standardize } from './fit-ridge.ts';
import { fitSpread, type HeldOutReading } from './fit-spread.ts';
import { fitUsualError } from './fit-usual-error.ts';
import { type HeldOutSample, type Sample, sumBodies } from './hold-out-bodies.ts';
import { quantile } from './quantile.ts';

/** A sample of a body that the fit did not know, as the product reads it. */
export interface HeldOutTurns {
  readonly sample: Sample;
  readonly turns: Readonly<Record<Turn, TurnReading>>;
}

/** Fit by which turns are read, with the proof. */
export interface TurnsFit {
  readonly model: Readonly<Record<Turn, TurnSpread>>;
  /** Every sample, read by a fit to the other bodies. */
  readonly heldOut: readonly HeldOutTurns[];
}

export interface TurnModelFit extends TurnsFit {
  readonly model: TurnModel;
}

const penalties = [30, 100, 300];
/** Share of samples within the usual distance. */
const usualShare = 0.95;
/** No golfer's chest turns farther against the pelvis, however the simulation combines both. */
const greatestXFactorDeg = 75;

/** Fits the turns of one source. All errors are those of bodies that were held out of the fit. */
export function fitTurnModel(samples: readonly Sample[]): TurnModelFit {
  const rows = samples.map(({ features }) => features);
  const exact = standardize(rows);
  const scale = { mean: exact.mean.map(round), deviation: exact.deviation.map(round) };
  const fits = sumBodies(samples, scale);
  const tried = penalties.map((penalty) => ({ penalty, read: fits.readHeldOut(penalty) }));
  const { penalty, read } = tried.reduce((a, b) => (meanError(b.read) < meanError(a.read) ? b : a));

  const usualDistance = round(
    quantile(
      rows.map((row) => measureStretch({ ...scale, usualDistance: 1 }, row) ** 2),
      usualShare,
    ),
  );
  const errorWeightsOf = (turn: 'shoulderTurnDeg' | 'hipRotationDeg') =>
    fitUsualError(
      read.map(({ sample, read: turns }) => ({
        errorDeg: turns[turn] - sample.truth[turn],
        errorTerms: describeErrorTerms(turns.shoulderTurnDeg, turns.hipRotationDeg),
      })),
    );
  const turnErrors = {
    shoulderTurnDeg: { errorWeights: errorWeightsOf('shoulderTurnDeg') },
    hipRotationDeg: { errorWeights: errorWeightsOf('hipRotationDeg') },
  };
  const heldOut = read.map(({ sample, read: { shoulderTurnDeg, hipRotationDeg } }): HeldOutTurns => {
    const stretch = Math.max(1, measureStretch({ ...scale, usualDistance }, sample.features));
    return { sample, turns: readTurns(turnErrors, shoulderTurnDeg, hipRotationDeg, stretch) };
  });
  const spreadOf = (turn: Turn) => fitSpread(ofTurn(turn, heldOut), rangeOf(turn, samples));
  const maps = fits.fitAll(penalty);
  const fitOf = (turn: 'shoulderTurnDeg' | 'hipRotationDeg') => ({
    centerDeg: round(maps[turn].center),
    weights: maps[turn].weights.map(round),
    ...turnErrors[turn],
    ...spreadOf(turn),
  });
  return {
    model: {
      ...scale,
      usualDistance,
      shoulderTurnDeg: fitOf('shoulderTurnDeg'),
      hipRotationDeg: fitOf('hipRotationDeg'),
      xFactorDeg: spreadOf('xFactorDeg'),
    },
    heldOut,
  };
}

/** One turn of the held-out samples, with its truth. */
export const ofTurn = (turn: Turn, heldOut: readonly HeldOutTurns[]): HeldOutReading[] =>
  heldOut.map(({ sample, turns }) => ({
    body: sample.body,
    swing: sample.swing,
    reading: turns[turn],
    truthDeg: truthOf(turn, sample),
  }));

export const truthOf = (turn: Turn, { truth }: Sample): number =>
  turn === 'xFactorDeg' ? truth.shoulderTurnDeg - truth.hipRotationDeg : truth[turn];

export function rangeOf(turn: Turn, samples: readonly Sample[]): number[] {
  if (turn === 'xFactorDeg') return [0, greatestXFactorDeg];
  const truths = samples.map((sample) => truthOf(turn, sample));
  return [round(quantile(truths, 0.005)), round(quantile(truths, 0.995))];
}

const meanError = (heldOut: readonly HeldOutSample[]): number =>
  heldOut.reduce(
    (total, { sample: { truth }, read }) =>
      total +
      Math.abs(read.shoulderTurnDeg - truth.shoulderTurnDeg) +
      Math.abs(read.hipRotationDeg - truth.hipRotationDeg),
    0,
  ) / heldOut.length;

const round = (value: number): number => Number(value.toPrecision(5));
