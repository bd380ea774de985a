import { type DatedVideo, measurementProgress } from '../../packages/swing/src/index.ts';
import { type Filming, openCamera, weekMs } from './film-swing.ts';

/** A weekly golfer's hips gain this from one week to the next, in the middle of a season. */
const gainDeg = 6;
const swingsBefore = 13;
/** A gain that half a year does not show is not noticed. */
const mostSwings = 26;

/** A statement shows the gain if the moment that it names lies within these weeks of it. */
const nearWeeks = 4;

type Seen = Record<'likely' | 'real', number>;

/**
 * Median number of swings since the gain, until the screen shows it as at least likely, and as real; null if not in half a year.
 * A golfer who was shown a change before the gain is left out: a false alarm shows no gain.
 */
export function countUntilNoticed(golfers: number, filming: Filming): Record<keyof Seen, number | null> {
  const counts = Array.from({ length: golfers }, (_, index) => watchGolfer(index, filming)).filter(
    (seen) => seen !== null,
  );
  return { likely: medianOf(counts.map(({ likely }) => likely)), real: medianOf(counts.map(({ real }) => real)) };
}

function watchGolfer(index: number, filming: Filming): Seen | null {
  const film = openCamera(53_000_000 + index, filming);
  const swings: DatedVideo[] = Array.from({ length: swingsBefore }, (_, week) => film(week, 35));
  if (shownChange(swings)) return null;
  const seen: Seen = { likely: Number.POSITIVE_INFINITY, real: Number.POSITIVE_INFINITY };
  for (let count = 1; count <= mostSwings; count++) {
    swings.push(film(swingsBefore + count - 1, 35 + gainDeg));
    const shown = shownChange(swings);
    if (!shown || shown.change < 0 || Math.abs(shown.since.fromMs / weekMs - swingsBefore) > nearWeeks) continue;
    seen.likely = Math.min(seen.likely, count);
    if (shown.mark === 'real') seen.real = Math.min(seen.real, count);
  }
  return seen;
}

function shownChange(swings: readonly DatedVideo[]) {
  const progress = measurementProgress('hipRotationDeg', swings);
  return progress.kind === 'judged' && progress.mark !== 'noise' ? progress : null;
}

function medianOf(counts: readonly number[]): number | null {
  const median = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];
  return median !== undefined && Number.isFinite(median) ? median : null;
}
