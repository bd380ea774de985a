import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { formatCount } from '../../../shared/count-of.ts';
import { summaryQuery } from './users.queries.ts';

/** Shows how many users there are. */
export function UserCounts() {
  const { data: summary, error, refetch } = useQuery(summaryQuery);
  if (!summary && error) {
    return (
      <LoadError
        error={error}
        fallback="The counts could not be loaded. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  const counts = [
    ['Total Users', summary?.totalUsers],
    ['Premium Users', summary?.premiumUsers],
    ['Free Users', summary?.freeUsers],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {counts.map(([name, count]) => (
        <div key={name} className="rounded-card border border-line bg-card px-2.5 py-4 shadow-card sm:px-5">
          <dt className="min-h-10 text-sm text-muted sm:min-h-0">{name}</dt>
          <dd className="numeral mt-1 text-sm sm:text-3xl">{count === undefined ? '…' : formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
