import type { LeaderboardEntry } from '@trueswing/contracts';

export interface PlacedGolfer {
  readonly entry: LeaderboardEntry;
  /** 0 for the first place to 2 for the third. */
  readonly column: number;
}

/**
 * Places golfers, best first, by their position: before them may be some who are not listed. Those who share a position stand side by
 * side. `besides` has no step.
 */
export function placeOnPodium(entries: readonly LeaderboardEntry[]) {
  const placed: PlacedGolfer[] = [];
  for (const entry of entries) {
    const next = (placed.at(-1)?.column ?? -1) + 1;
    placed.push({ entry, column: Math.max(entry.position - 1, next) });
  }
  return {
    placed: placed.filter(({ column }) => column < 3),
    besides: placed.filter(({ column }) => column >= 3).map(({ entry }) => entry),
  };
}
