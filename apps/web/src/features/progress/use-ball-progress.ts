import { useQuery } from '@tanstack/react-query';
import type { Club, UploadClub } from '@trueswing/contracts';
import { ballProgress, type ProgressRow } from '@trueswing/swing';
import { recentShotsQuery } from './recent-shots.queries.ts';

const isShown = (club: Club): club is UploadClub => club === 'driver' || club === '7-iron';

/** The averages of half a year of shots: the query that loads them, the club with most to say, and the rows of a club. */
export function useBallProgress(nowMs: number) {
  const shots = useQuery(recentShotsQuery);
  const rowsOf = (club: UploadClub): ProgressRow[] => {
    // Months that could not be loaded are no missing ones.
    if (!shots.data) return [];
    const months = shots.data.flatMap(({ month, clubs }) =>
      clubs.flatMap((of) => (of.club === club ? [{ month, ...of }] : [])),
    );
    return ballProgress(months, nowMs);
  };
  const [club] = (shots.data ?? [])
    .flatMap(({ clubs }) => clubs.toSorted((one, other) => other.shots - one.shots))
    .flatMap((of) => (isShown(of.club) ? [of.club] : []));
  return { shots, club, rowsOf };
}
