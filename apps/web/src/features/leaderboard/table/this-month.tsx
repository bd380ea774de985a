import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { GreenPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { leaderboardQuery, standingQuery } from '../leaderboard.queries.ts';
import { RankingTable } from './ranking-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export function ThisMonth() {
  const { data: entries, error, refetch } = useQuery(leaderboardQuery);
  const { data: standing } = useQuery(standingQuery);
  return (
    <>
      {entries && entries.length > 0 && <RankingTable entries={entries} neighbors={standing?.neighbors ?? []} />}
      {entries?.length === 0 && (
        <Card>
          <EmptyState picture={<GreenPicture />} title="The month is wide open">
            No one has points yet. The first to earn some leads.
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
