import type { BallMonth, Club } from '@trueswing/contracts';
import { fewestShots } from '../mean-range.ts';

/** A club with its shots of all months. */
export interface ClubOfShots {
  readonly club: Club;
  readonly shots: number;
}

/** The clubs of which a month has shots enough for an average, those with the most shots first. */
export function clubsByShots(months: readonly Pick<BallMonth, 'clubs'>[]): ClubOfShots[] {
  const all = months.flatMap(({ clubs }) => clubs);
  const known = new Set(all.flatMap(({ club, shots }) => (shots >= fewestShots ? [club] : [])));
  const shotsOf = (club: Club) => all.reduce((sum, of) => (of.club === club ? sum + of.shots : sum), 0);
  return [...known].map((club) => ({ club, shots: shotsOf(club) })).toSorted((one, other) => other.shots - one.shots);
}
