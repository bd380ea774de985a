import type { BallNumberName } from '@trueswing/contracts';

/**
 * A shot lies far out when a number of it is more than three times the middle half's width beyond that half (Tukey's outer
 * fences, 1977): of normal shots about 1 in 400,000. A radar that read another ball or a topped shot lies there; a usual miss
 * does not.
 */
export const farOutWidths = 3;
/** Fewer shots have no middle half to measure from. */
export const fewestWithFences = 5;

/** The middle half counts as at least this wide, in the unit: of few shots it may be narrow by chance, and then a usual miss would lie far out. */
const leastWidths: Readonly<Record<BallNumberName, number>> = {
  carryYd: 8,
  ballSpeedMph: 3,
  clubSpeedMph: 2,
  smashFactor: 0.04,
  spinRpm: 500,
  launchAngleDeg: 2,
  clubPathDeg: 2,
  faceAngleDeg: 2,
  faceToPathDeg: 2.5,
};

export const leastWidthOf = (name: BallNumberName): number => leastWidths[name];

/** The ends beyond which a value lies far out. Quartiles are interpolated as Postgres's `percentile_cont` does. */
export function fencesOf(
  values: readonly number[],
  leastWidth: number,
): { readonly low: number; readonly high: number } {
  if (values.length < fewestWithFences) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const sorted = values.toSorted((a, b) => a - b);
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = farOutWidths * Math.max(third - first, leastWidth);
  return { low: first - reach, high: third + reach };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** Divides values into those that are averaged, and the number of those that lie far out. */
export function leaveOutFar(values: readonly number[], name: BallNumberName) {
  const { low, high } = fencesOf(values, leastWidthOf(name));
  const kept = values.filter((value) => value >= low && value <= high);
  return { kept, leftOut: values.length - kept.length };
}
