import type { ReadTurns } from '../../packages/contracts/src/index.ts';
import { solveLeastSquares } from '../../research/synthetic-golfer/src/calibration/fit/fit-ridge.ts';
import type { ReadSwing, Source } from './read-season.ts';

export type Turn = keyof ReadTurns;

/** A way to read a swing: the numbers of which its turn is a weighted sum. */
type Reading = (swing: ReadSwing, season: readonly ReadSwing[]) => readonly number[];

/** Ways to read a swing of a season, by their names; the first one uses the swing alone. */
export function waysOf(source: Source, turn: Turn): Readonly<Record<string, Reading>> {
  const own = (swing: ReadSwing): number => swing[source][turn];
  const withMean: Reading = (swing, season) => {
    const mean = meanOf(season, own);
    return [1, mean, own(swing) - mean];
  };
  const ways = { alone: (swing: ReadSwing) => [1, own(swing)], 'with the mean': withMean };
  if (source !== 'both') return ways;
  // What body, clothes and camera add to all swings differs between the views.
  const withViews: Reading = (swing, season) => [
    ...withMean(swing, season),
    meanOf(season, ({ faceOn, both }) => faceOn[turn] - both[turn]),
    meanOf(season, ({ downTheLine, both }) => downTheLine[turn] - both[turn]),
  ];
  return { ...ways, 'and how the views differ': withViews };
}

const meanOf = (season: readonly ReadSwing[], of: (swing: ReadSwing) => number): number =>
  season.reduce((sum, swing) => sum + of(swing), 0) / season.length;

/** Errors as read: what all swings of a season share, and what is left of each. No average over swings takes away the former. */
export function splitErrors(seasons: readonly (readonly ReadSwing[])[], source: Source, turn: Turn) {
  const errorOf = (swing: ReadSwing): number => swing[source][turn] - swing.truth[turn];
  const shared = seasons.map((season) => meanOf(season, errorOf));
  const own = seasons.flatMap((season, golfer) => season.map((swing) => errorOf(swing) - (shared[golfer] ?? 0)));
  return { shared, own };
}

/** Errors of all swings, each read by weights that were fitted to the golfers of the other half. */
export function errorsOf(
  seasons: readonly (readonly ReadSwing[])[],
  size: number,
  turn: Turn,
  reading: Reading,
): number[] {
  const halves = [0, 1].map((half) =>
    seasons.filter((_, golfer) => golfer % 2 === half).flatMap((all) => cut(all, size)),
  );
  return halves.flatMap((tested, half) => {
    const fitted = halves[1 - half] ?? [];
    const rows = fitted.flatMap((season) => season.map((swing) => reading(swing, season)));
    const weights = solveLeastSquares(
      rows,
      fitted.flatMap((season) => season.map(({ truth }) => truth[turn])),
    );
    return tested.flatMap((season) =>
      season.map((swing) => {
        const row = reading(swing, season);
        return row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) - swing.truth[turn];
      }),
    );
  });
}

/** The season in parts of so many swings. */
function cut(season: readonly ReadSwing[], size: number): (readonly ReadSwing[])[] {
  return Array.from({ length: Math.floor(season.length / size) }, (_, part) =>
    season.slice(part * size, (part + 1) * size),
  );
}
