import { useQueries, useQuery } from '@tanstack/react-query';
import type { Club, UploadClub } from '@trueswing/contracts';
import { ballProgress, isInProgress, type ProgressRow } from '@trueswing/swing';
import { ballMonthQuery, ballMonthsQuery } from '../../shared/ball-months.queries.ts';

const isShown = (club: Club): club is UploadClub => club === 'driver' || club === '7-iron';

/** The averages of half a year of shots: the queries that load them, the club with most to say, and the rows of a club. */
export function useBallProgress(nowMs: number) {
  const all = useQuery(ballMonthsQuery);
  const recent = (all.data ?? []).filter(({ month }) => isInProgress(month, nowMs));
  const each = useQueries({ queries: recent.map(({ month }) => ballMonthQuery(month)) });
  const rowsOf = (club: UploadClub): ProgressRow[] => {
    const months = each.flatMap(({ data }) =>
      (data?.clubs ?? []).flatMap((of) => (of.club === club ? [{ month: data?.month ?? '', ...of }] : [])),
    );
    return ballProgress(months, nowMs);
  };
  // The clubs of a month are sorted by their shots.
  const club = recent.flatMap(({ clubs }) => clubs.map((of) => of.club)).find(isShown);
  return { queries: [all, ...each], club, rowsOf };
}
