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

/** The table of the month before: the final one, or that so far in the minutes after its end. */
export function LastMonthTable() {
  const { data, error, refetch } = useQuery(lastMonthQuery);
  return (
    <>
      {data && <Table lastMonth={data} />}
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

function Table({ lastMonth }: { lastMonth: LastMonth }) {
  const { month, entries } = lastMonth;
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
        <p className="font-semibold">{describePlace(lastMonth)}</p>
        <p className="text-sm">
          {isFinal(lastMonth)
            ? `Final table of ${nameMonthAndYear(month)}`
            : `The last points of ${nameMonth(month)} are being counted. The final table comes in a few minutes.`}
        </p>
      </InfoNote>
      <RankingTable entries={entries} />
    </>
  );
}

/** A service of the version before does not say that a table is not final. */
const isFinal = ({ isFinal: said = true }: LastMonth): boolean => said;

function describePlace(lastMonth: LastMonth): string {
  const { month, position, monthlyPoints } = lastMonth;
  const points = countOf(monthlyPoints, 'point');
  if (isFinal(lastMonth)) {
    return position === null
      ? `You had no points in ${nameMonth(month)}.`
      : `You finished ${ordinal(position)} with ${points}.`;
  }
  return position === null
    ? `So far you have no points in ${nameMonth(month)}.`
    : `So far you are ${ordinal(position)} with ${points}.`;
}
