import { type DatedVideo, measurementProgress } from '../../packages/swing/src/index.ts';
import { openCamera } from './film-swing.ts';
import type { Filming } from './judge-seasons.ts';

/** A weekly golfer's hips gain this from one week to the next, in the middle of a season. */
const gainDeg = 6;
const swingsBefore = 13;
/** A gain that half a year does not show is not noticed. */
const mostSwings = 26;

/** Median number of swings since the gain, until the screen calls it at least likely, and real; null if not in half a year. */
export function countUntilNoticed(golfers: number, filming: Filming): { likely: number | null; real: number | null } {
  const counts = Array.from({ length: golfers }, (_, index) => watchGolfer(index, filming));
  return { likely: medianOf(counts.map(({ likely }) => likely)), real: medianOf(counts.map(({ real }) => real)) };
}

function watchGolfer(index: number, filming: Filming): { likely: number; real: number } {
  const film = openCamera(53_000_000 + index, filming);
  const swings: DatedVideo[] = Array.from({ length: swingsBefore }, (_, week) => film(week, 35));
  const seen = { likely: Number.POSITIVE_INFINITY, real: Number.POSITIVE_INFINITY };
  for (let count = 1; count <= mostSwings; count++) {
    swings.push(film(swingsBefore + count - 1, 35 + gainDeg));
    const progress = measurementProgress('hipRotationDeg', swings);
    if (progress.kind !== 'judged' || progress.mark === 'noise' || progress.change < 0) continue;
    seen.likely = Math.min(seen.likely, count);
    if (progress.mark === 'real') seen.real = Math.min(seen.real, count);
  }
  return seen;
}

function medianOf(counts: readonly number[]): number | null {
  const median = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];
  return median !== undefined && Number.isFinite(median) ? median : null;
}
