import { normalShareBelow } from '../../../3-measure/turns/split-normal.ts';

/** A number at a moment, with the standard deviation of its independent error. Errors that all readings share cancel out. */
export interface Reading {
  readonly atMs: number;
  readonly value: number;
  readonly standardDeviation: number;
}

/** A change in readings that are in order of time. */
export interface Shift {
  /** Index of the first reading since the change. */
  readonly from: number;
  /** Probability that the readings since then are truly higher (or lower, as `change` says) than those before. */
  readonly chance: number;
  /** The change, drawn toward none, and its standard error. */
  readonly change: number;
  readonly standardError: number;
}

/** One wild reading must not make a change: from six readings on, each side has three. */
export const fewestASide = 3;
/** Before anything is read, three golfers of four change within half a year. */
const changePrior = 0.75;
/**
 * Usual size of a change, in standard deviations of one reading. A smaller size than that of most changes lets the moments count by how well
 * they are known, so that more changes are noticed, and fewer of a few readings are believed (docs/research/seasons.md).
 */
const usualErrors = 0.5;

/**
 * Finds the moment since which the readings differ most. Either nothing changed, or at one of the possible moments, each as
 * likely as the others, by about half as much as one reading errs. So a change that was searched for, after every swing again, is not believed
 * sooner than its search allows. A slow change is found as a step in its middle (docs/research/seasons.md). Null below two readings.
 */
export function findShift(readings: readonly Reading[]): Shift | null {
  const splits = listSplits(readings);
  const [first, ...others] = listLikeliest(splits);
  if (!first) return null;
  const odds = splits.map(({ logOdds }) => Math.exp(logOdds));
  const all = odds.reduce((sum, each) => sum + each, 1);
  /** The chance of a change in the direction of a split. */
  const chanceOf = ({ belief: { change } }: Split): number => {
    const sameWay = splits.map(({ belief }, index) => {
      const higher = 1 - normalShareBelow(-belief.change / belief.standardDeviation);
      return (odds[index] ?? 0) * (change < 0 ? 1 - higher : higher);
    });
    return sameWay.reduce((sum, each) => sum + each, 0) / all;
  };
  const best = others.reduce((one, other) => (chanceOf(other) > chanceOf(one) + alike ? other : one), first);
  return { from: best.from, chance: chanceOf(best), ...estimate(best) };
}

/** Numbers that differ by less are the same but for rounding, which must not choose between moments. */
const alike = 1e-9;

/**
 * The moments at which a change is likeliest. One wild reading makes two that are alike, up before it and down after it: then the direction
 * of which more is believed decides.
 */
function listLikeliest(splits: readonly Split[]): Split[] {
  const greatest = Math.max(...splits.map(({ logOdds }) => logOdds));
  return splits.filter(({ logOdds }) => logOdds >= greatest - alike);
}

/** Judges the change at the middle, where it is known best. Null below two readings. */
export function splitEvenly(readings: readonly Reading[]): Omit<Shift, 'chance'> | null {
  const splits = listSplits(readings);
  const even = splits[Math.floor(splits.length / 2)];
  return even ? { from: even.from, ...estimate(even) } : null;
}

/**
 * The smallest change in the middle of the readings that has this chance. A step of that size also adds to their scatter, so where the
 * readings beside it are better known than the others, no step may have it. Null then, and below two readings.
 */
export function smallestShift(readings: readonly Reading[], chance: number): number | null {
  const splits = listSplits(readings);
  const even = splits[Math.floor(splits.length / 2)];
  if (!even) return null;
  const scatter = scatterOf(readings);
  const steppedBy = (seen: number) => {
    const [before, since] = [readings[even.from - 1], readings[even.from]];
    const added = before && since ? (seen / Math.hypot(before.standardDeviation, since.standardDeviation)) ** 2 : 0;
    const more = stretchOf(scatter + added, readings.length) / stretchOf(scatter, readings.length);
    return { seen, usual: more * even.usual, error: more * even.error };
  };
  const chanceOf = (seen: number): number => {
    const { logOdds, belief } = weigh(steppedBy(seen), splits.length);
    return normalShareBelow(belief.change / belief.standardDeviation) / (1 + Math.exp(-logOdds));
  };
  let [low, high] = [0, farthest * even.error];
  if (chanceOf(high) < chance) return null;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (chanceOf(middle) < chance) low = middle;
    else high = middle;
  }
  return estimate(steppedBy(high)).change;
}

/** Errors beyond which a change gets hardly surer: of alike readings the smallest one is 5 at most. */
const farthest = 8;

interface Split {
  readonly from: number;
  /** Logarithm of how much likelier a change at this moment is than none. */
  readonly logOdds: number;
  /** Difference that was read, its standard error, and the usual size of a change. */
  readonly seen: number;
  readonly error: number;
  readonly usual: number;
  readonly belief: { readonly change: number; readonly standardDeviation: number };
}

function listSplits(readings: readonly Reading[]): Split[] {
  const fewest = Math.min(fewestASide, Math.floor(readings.length / 2));
  if (fewest === 0) return [];
  const count = readings.length - 2 * fewest + 1;
  const stretch = stretchOf(scatterOf(readings), readings.length);
  const usual = usualErrors * stretch * Math.sqrt(readings.length) * meanOf(readings).standardError;
  return Array.from({ length: count }, (_, index) => {
    const from = fewest + index;
    const [before, since] = [meanOf(readings.slice(0, from)), meanOf(readings.slice(from))];
    const error = stretch * Math.hypot(before.standardError, since.standardError);
    const seen = since.mean - before.mean;
    return { from, seen, usual, error, ...weigh({ seen, usual, error }, count) };
  });
}

/**
 * The difference that stands out among several is read too large: one of a few errors more than one of many, which is left nearly
 * as it was read.
 */
function estimate({ seen, error }: Pick<Split, 'seen' | 'error'>): Pick<Shift, 'change' | 'standardError'> {
  const kept = seen ** 2 / (seen ** 2 + (drawnErrors * error) ** 2);
  return { change: kept * seen, standardError: error };
}

/** Errors at which half of a difference is left. */
const drawnErrors = 1.5;

/** Weighs a difference that was read against none, among this many moments at which it could have come. */
function weigh({ seen, usual, error }: Pick<Split, 'seen' | 'usual' | 'error'>, moments: number) {
  const kept = usual ** 2 / (usual ** 2 + error ** 2);
  const prior = Math.log(changePrior / (1 - changePrior) / moments);
  const logOdds = prior + (kept * (seen / error) ** 2 - Math.log(1 + (usual / error) ** 2)) / 2;
  return { logOdds, belief: { change: kept * seen, standardDeviation: error * Math.sqrt(kept) } };
}

/** Fewer readings do not show how far they scatter. */
export const fewestForScatter = 4;
/** Differences that the given standard deviations count for beside those that were read. */
const assumedDifferences = 4;

/** Readings that scatter more than their standard deviations say are less sure, by this factor. */
export function stretchOf(scatter: number, readings: number): number {
  if (readings < fewestForScatter) return 1;
  return Math.sqrt(Math.max(1, (assumedDifferences + scatter) / (assumedDifferences + readings - 1)));
}

/** Squared differences of neighbors in time, in their standard deviations: a change moves only one of them. */
export const scatterOf = (readings: readonly Reading[]): number =>
  readings.slice(1).reduce((sum, { value, standardDeviation }, index) => {
    const before = readings[index] ?? { value, standardDeviation };
    return sum + (value - before.value) ** 2 / (standardDeviation ** 2 + before.standardDeviation ** 2);
  }, 0);

/** Mean of readings, the better known ones counting for more. */
export function meanOf(readings: readonly Reading[]) {
  const weightOf = ({ standardDeviation }: Reading) => 1 / standardDeviation ** 2;
  const weight = readings.reduce((sum, reading) => sum + weightOf(reading), 0);
  const mean = readings.reduce((sum, reading) => sum + weightOf(reading) * reading.value, 0) / weight;
  return { mean, standardError: 1 / Math.sqrt(weight) };
}
