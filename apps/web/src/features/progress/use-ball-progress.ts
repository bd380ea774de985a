import { useQuery } from '@tanstack/react-query';
import type { Club } from '@trueswing/contracts';
import { ballProgress, type ClubOfShots, changedRows, clubsByShots, type ProgressRow } from '@trueswing/swing';
import { recentShotsQuery } from './recent-shots.queries.ts';

/** The averages of half a year of shots: the query that loads them, the clubs with most to say first, and the rows of a club. */
export function useBallProgress(nowMs: number) {
  const shots = useQuery(recentShotsQuery);
  // Months that could not be loaded are no missing ones.
  const months = shots.data ?? [];
  const clubs: readonly ClubOfShots[] = clubsByShots(months);
  const rowsOf = (club: Club): ProgressRow[] => {
    if (!shots.data) return [];
    const ofClub = months.flatMap(({ month, clubs: all }) =>
      all.flatMap((of) => (of.club === club ? [{ month, ...of }] : [])),
    );
    return ballProgress(ofClub, nowMs).map((row) => ({ ...row, club }));
  };
  /** The changes of all other clubs, the surest first. */
  const changedBeside = (club: Club): ProgressRow[] =>
    changedRows(clubs.flatMap((of) => (of.club === club ? [] : rowsOf(of.club))));
  return { shots, clubs, rowsOf, changedBeside };
}
