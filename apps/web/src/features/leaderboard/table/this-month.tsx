import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { GreenPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { leaderboardQuery, standingQuery } from '../leaderboard.queries.ts';
import { RankingTable } from './ranking-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const podiumPlaces = 3;

export function ThisMonth() {
  const { data: entries, error, refetch } = useQuery(leaderboardQuery);
  const { data: standing } = useQuery(standingQuery);
  // Golfers who are not listed count too.
  const hasGolfers = standing !== undefined && standing.golfers > 0;
  return (
    <>
      {entries && entries.length > 0 && (
        <RankingTable
          entries={entries}
          neighbors={standing?.neighbors ?? []}
          isFillingUp={standing !== undefined && standing.golfers <= entries.length}
          openPlaces={standing ? Math.max(0, podiumPlaces - standing.golfers) : 0}
        />
      )}
      {entries?.length === 0 && (
        <Card>
          <EmptyState picture={<GreenPicture />} title={hasGolfers ? 'No one to show yet' : 'The month is wide open'}>
            {hasGolfers
              ? 'The golfers with points are not listed. Earn some, and you see your place here.'
              : 'No one has points yet. The first to earn some leads.'}
          </EmptyState>
        </Card>
      )}
      {!entries && !error && <TableSkeleton />}
      {error && (
        <LoadError
          error={error}
          sentence="Failed to load leaderboard. Please try again."
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
