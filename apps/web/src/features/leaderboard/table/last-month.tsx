import { useQuery } from '@tanstack/react-query';
import type { LastMonth } from '@trueswing/contracts';
import { nameMonth, nameMonthAndYear } from '@trueswing/domain';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { countOf } from '../../../shared/count-of.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState, InfoNote } from '../../../ui/feedback.tsx';
import { GreenPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { lastMonthQuery } from '../leaderboard.queries.ts';
import { ordinal } from '../ordinal.ts';
import { RankingTable } from './ranking-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** The final table of the month before. */
export function LastMonthTable() {
  const { data, error, refetch } = useQuery(lastMonthQuery);
  return (
    <>
      {data && <FinalTable lastMonth={data} />}
      {!data && !error && <TableSkeleton />}
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

function FinalTable({ lastMonth }: { lastMonth: LastMonth }) {
  const { month, entries, position, monthlyPoints } = lastMonth;
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState picture={<GreenPicture />} title={`No one is listed for ${nameMonth(month)}`}>
          This month's table will appear here when the month is over.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <InfoNote>
        <p className="font-semibold">
          {position === null
            ? `You had no points in ${nameMonth(month)}.`
            : `You finished ${ordinal(position)} with ${countOf(monthlyPoints, 'point')}.`}
        </p>
        <p className="text-sm">Final table of {nameMonthAndYear(month)}</p>
      </InfoNote>
      <RankingTable entries={entries} />
    </>
  );
}
