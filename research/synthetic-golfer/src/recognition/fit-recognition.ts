import { seenParts } from '@trueswing/contracts';
import {
  type AppearanceModel,
  compareAppearances,
  evidenceOf,
  evidenceOfLight,
  measureDifferences,
  type PartSpreads,
} from '@trueswing/swing/golfer';
import { quantile } from '../calibration/fit/quantile.ts';
import type { GolferReadings } from './draw-readings.ts';
import { fitSpreads } from './fit-spreads.ts';
import { fitWeights } from './fit-weights.ts';
import { truePairs, type VideoPair, wrongPairs } from './pair-golfers.ts';

const wrongCount = 12_000;

/** Fits the model to golfers, but for the least score. */
export function fitRecognition(golfers: readonly GolferReadings[]): Omit<AppearanceModel, 'leastScore'> {
  const same = truePairs(golfers);
  const spreads = fitSpreads(same);
  const sameRows = same.map((pair) => rowOf(pair, spreads));
  const columns = [...seenParts, 'light'].map((_, i) => meanOf(sameRows.map((row) => row[i] ?? null)));
  const above = (row: readonly (number | null)[]): number[] =>
    row.map((value, i) => (value === null ? 0 : value - columns[i]!)); // as many
  const weights = fitWeights(
    sameRows.map(above),
    wrongPairs(golfers, wrongCount).map((pair) => above(rowOf(pair, spreads))),
  );
  const evidence = (i: number) => ({ usual: round(columns[i]!), weight: round(weights[i]!) }); // as many
  return {
    spreads: Object.fromEntries(
      seenParts.map((part) => [part, { shade: round(spreads[part].shade), color: round(spreads[part].color) }]),
    ) as PartSpreads, // every part
    parts: Object.fromEntries(seenParts.map((part, i) => [part, evidence(i)])) as AppearanceModel['parts'], // every part
    light: evidence(seenParts.length),
    start: round(weights.at(-1)!), // never empty
  };
}

/** The score that this share of the golfers' videos reaches. */
export const findLeastScore = (golfers: readonly GolferReadings[], model: Scoring, keptShare: number): number =>
  round(quantile(scoresOf(truePairs(golfers), model), 1 - keptShare));

type Scoring = Omit<AppearanceModel, 'leastScore'>;
const scoresOf = (pairs: readonly VideoPair[], model: Scoring): number[] =>
  pairs.map(([one, other]) => compareAppearances(one, other, model)?.score ?? 0);

/** Shares of both kinds of pairs that are kept and rejected, with a least score. */
export function countPairs(golfers: readonly GolferReadings[], model: Scoring, leastScores: readonly number[]) {
  const [same, other] = [scoresOf(truePairs(golfers), model), scoresOf(wrongPairs(golfers, wrongCount), model)];
  const share = (scores: readonly number[], passes: (score: number) => boolean): number =>
    scores.filter(passes).length / scores.length;
  return leastScores.map((least) => ({
    leastScore: least,
    kept: share(same, (score) => score >= least),
    refused: share(other, (score) => score < least),
  }));
}

function rowOf([one, other]: VideoPair, spreads: PartSpreads): (number | null)[] {
  const { parts, light } = measureDifferences(one, other, spreads);
  return [
    ...seenParts.map((part) => {
      const distance = parts[part];
      return distance === undefined ? null : evidenceOf(distance);
    }),
    evidenceOfLight(light),
  ];
}

function meanOf(values: readonly (number | null)[]): number {
  const given = values.filter((value) => value !== null);
  return given.reduce((sum, value) => sum + value, 0) / given.length;
}

const round = (value: number): number => Number(value.toPrecision(4));
