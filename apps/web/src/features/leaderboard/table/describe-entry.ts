import type { LeaderboardEntry } from '@trueswing/contracts';

/** "Austin, TX", or what is known of it. */
export const placeOf = ({ city, state }: LeaderboardEntry): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');

/** Positions that more than one of the golfers has. */
export function sharedPositions(entries: readonly LeaderboardEntry[]): ReadonlySet<number> {
  const [seen, shared] = [new Map<number, string>(), new Set<number>()];
  for (const { id, position } of entries) {
    if ((seen.get(position) ?? id) !== id) shared.add(position);
    seen.set(position, id);
  }
  return shared;
}
