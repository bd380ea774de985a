import { at, type BodySeries, type JointName } from '../1-track/body-series.ts';
import type { HandPath } from '../1-track/hand-path.ts';
import { smoothSeries } from '../1-track/smooth-series.ts';

/** Exponents of the movement that leaves a held pose: linear or accelerating. */
const leavePowers = [1, 1.5, 2] as const;
/** Standard deviation of positions from the model, in trunk lengths. */
const strayTrunks = 0.05;
/** Usual drift of a held pose, in trunk lengths per down-swing. */
const driftTrunks = 0.1;
/** Smoothed signals need no more samples than this; the work grows with their square. */
const maxSamples = 64;

export interface StillMomentInput {
  readonly body: BodySeries;
  readonly path: HandPath;
  /** Joints that move together with the hands when the pose is left. */
  readonly jointNames: readonly JointName[];
  readonly fromS: number;
  readonly toS: number;
  readonly downS: number;
  /** Scale of the misfit against the prior. */
  readonly misfitScale: number;
  /** Where the moment usually lies: it decides only between moments that the picture leaves open. */
  readonly usual: { readonly atS: number; readonly sdS: number };
  /**
   * Cost by which a moment counts e times less. Then the result is the mean of all moments with these weights, which the noise of
   * one encoding moves little. Without it, the moment of least cost.
   */
  readonly openCost?: number;
}

/**
 * The moment at which a held pose is left. The body is modeled as drifting evenly (settling, forward press) and
 * leaving the drift at that moment with the best-fitting exponent. The change points are weighted with the prior.
 */
export function findStillMoment(input: StillMomentInput): number {
  const { body, path, jointNames, fromS, toS, downS, misfitScale, usual, openCost } = input;
  const inSpan = path.timesS.flatMap((t, i) => (t >= fromS && t <= toS ? [i] : []));
  if (inSpan.length < 4) return usual.atS;
  const step = Math.ceil(inSpan.length / maxSamples);
  const samples = inSpan.filter((_, k) => k % step === 0);
  const times = samples.map((i) => at(path.timesS, i) / downS);
  const joints = jointNames.flatMap((name) => smoothJoint(body, name, 0.12 * downS));
  const signals = [path.x, path.height, ...joints].map((signal) => [...centered(samples.map((i) => at(signal, i))), 0]);

  const moments = samples.slice(0, -1).map((sample, onset) => {
    const timeS = at(path.timesS, sample);
    const misfit = Math.min(
      ...leavePowers.map((power) => driftThenLeaveMisfit(times, signals, onset, power, misfitScale)),
    );
    const cost = (misfitScale * misfit) / (2 * strayTrunks ** 2) + (timeS - usual.atS) ** 2 / (2 * usual.sdS ** 2);
    return { timeS, cost };
  });
  const best = moments.reduce((least, moment) => (moment.cost < least.cost ? moment : least));
  return openCost ? meanMoment(moments, best.cost, openCost) : best.timeS;
}

interface Moment {
  readonly timeS: number;
  readonly cost: number;
}

function meanMoment(moments: readonly Moment[], leastCost: number, openCost: number): number {
  const weights = moments.map(({ cost }) => Math.exp((leastCost - cost) / openCost));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return moments.reduce((total, { timeS }, i) => total + at(weights, i) * timeS, 0) / sum;
}

function smoothJoint(body: BodySeries, name: JointName, halfWidthS: number): (readonly number[])[] {
  const joint = body.joint(name);
  const weights = joint.confidence.map((confidence, i) => (body.detected[i] ? confidence ** 2 + 0.01 : 0));
  return [joint.xPx, joint.yPx].map((px) => {
    const trunks = px.map((value) => value / body.trunkPx);
    return smoothSeries(body.timesS, trunks, weights, halfWidthS).value;
  });
}

/** Subtracts the mean: absolute positions of several trunk lengths would hide the misfit. */
function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Mean squared misfit of "even drift, from the onset on plus a power of the time since", summed over the signals. */
function driftThenLeaveMisfit(
  times: readonly number[],
  signals: readonly (readonly number[])[],
  onset: number,
  power: number,
  misfitScale: number,
): number {
  const since = times.map((t) => t - at(times, onset));
  // One more row, which says "no drift" with the weight of the prior (ridge regression); the signals end in a zero for it.
  const restraint = (strayTrunks / driftTrunks) * Math.sqrt(times.length / misfitScale);
  const basis = orthonormal([
    [...times.map(() => 1), 0],
    [...since, restraint],
    [...since.map((t) => (t > 0 ? t ** power : 0)), 0],
  ]);
  let squares = 0;
  for (const signal of signals) {
    squares += signal.reduce((sum, value) => sum + value * value, 0);
    for (const vector of basis) squares -= vector.reduce((sum, v, i) => sum + v * at(signal, i), 0) ** 2;
  }
  return Math.max(0, squares) / times.length;
}

/** Gram–Schmidt; a dependent vector becomes zero. */
function orthonormal(vectors: readonly number[][]): number[][] {
  const basis: number[][] = [];
  for (const vector of vectors) {
    let rest = vector;
    for (const unit of basis) {
      const dot = rest.reduce((sum, v, i) => sum + v * at(unit, i), 0);
      rest = rest.map((v, i) => v - dot * at(unit, i));
    }
    const length = Math.hypot(...rest);
    basis.push(length > 1e-9 ? rest.map((v) => v / length) : rest.map(() => 0));
  }
  return basis;
}
