import type { Measurement } from '@trueswing/contracts';
import { turnBlends } from './blend-turns.ts';
import { chooseNarrowest, judgeTurn, type SourcedEstimate } from './judge-turn.ts';
import { limitTo, type SplitNormal } from './split-normal.ts';
import type { Turn } from './turn-model.ts';

/**
 * Distance of a swing's turn from what its golfer usually turns: one standard deviation, more than trained golfers'
 * (docs/research/two-videos.md).
 */
export const swingSpreadDeg = 4;
/** Correlation of the errors of both views: the same body and clothes mislead both (docs/research/two-videos.md). */
export const sharedError = 0.5;

/** Standard deviations from the middle to the end of a 90 % interval. */
const deviationsToEnd = 1.645;

/**
 * The golfer's usual turn, from two swings that were filmed one a view. A view alone does not replace it, however narrow its
 * interval: where the views disagree, no one knows which is right.
 */
export function judgeTwoSwings(
  turn: Turn,
  faceOn: readonly SourcedEstimate[],
  downTheLine: readonly SourcedEstimate[],
): Measurement {
  const [front, behind] = [chooseNarrowest(faceOn), chooseNarrowest(downTheLine)];
  if (!front || !behind) return judgeTurn(turn, [...faceOn, ...downTheLine]);
  const { rangeDeg } = turnBlends.both[turn];
  const stretch = Math.max(front.stretch, behind.stretch);
  const usual = limitTo(combineSwings(front, behind), Math.min(...rangeDeg), Math.max(...rangeDeg));
  const judged = judgeTurn(turn, [{ ...usual, stretch, source: 'both' }]);
  return 'value' in judged ? { ...judged, isOfTwoSwings: true } : judged;
}

/**
 * Estimates the golfer's usual turn from two swings: their mean, weighted by how closely each is read. Each swing lies off the
 * usual one by the spread between swings. Where both disagree by more than their intervals explain, the interval grows with it.
 */
export function combineSwings(one: SplitNormal, other: SplitNormal): SplitNormal {
  const [errors, otherErrors] = [errorOf(one), errorOf(other)];
  const shared = sharedError * errors * otherErrors;
  const [variance, otherVariance] = [errors, otherErrors].map((error) => error ** 2 + swingSpreadDeg ** 2) as [
    number,
    number,
  ]; // a pair maps to a pair
  // the weight with the least variance, within the two: a shared error must not make one count backward
  const best = (otherVariance - shared) / (variance + otherVariance - 2 * shared);
  const weight = Math.min(1, Math.max(0, best));
  const value = weight * one.value + (1 - weight) * other.value;
  const disagreement = Math.abs(one.value - other.value) / Math.sqrt(variance + otherVariance - 2 * shared);
  const widened = Math.max(1, disagreement / deviationsToEnd);
  const side = (end: 'low' | 'high'): number => {
    const [a, b] = [
      weight * Math.abs(one.interval[end] - one.value),
      (1 - weight) * Math.abs(other.interval[end] - other.value),
    ];
    const spread = deviationsToEnd * swingSpreadDeg * Math.hypot(weight, 1 - weight);
    return widened * Math.sqrt(a ** 2 + b ** 2 + 2 * sharedError * a * b + spread ** 2);
  };
  return { value, interval: { low: value - side('low'), high: value + side('high') } };
}

/** Standard deviation, of both sides together. */
const errorOf = ({ interval }: SplitNormal): number => (interval.high - interval.low) / 2 / deviationsToEnd;
