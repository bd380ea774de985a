import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { UserNotFoundCard } from '../../../shared/user-not-found-card.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { standingQuery } from '../leaderboard.queries.ts';
import { Standing } from './standing.tsx';

/** `userError` is why the golfer's own record could not be loaded. It is as high in each state, so that nothing below moves. */
export function YourPositionCard({ userError }: { userError: Error | null }) {
  const { data: standing, error, refetch } = useQuery(standingQuery);
  if (isNotFound(userError) || isNotFound(error)) return <UserNotFoundCard />;
  return (
    <Card className="flex min-h-70 flex-col">
      <h2 className="eyebrow text-muted">Your Position</h2>
      {standing && <Standing standing={standing} />}
      {!standing && !error && <StandingSkeleton />}
      {error && (
        <div className="mt-3">
          <LoadError error={error} sentence="Unable to load your statistics." onRetry={() => void refetch()} />
        </div>
      )}
    </Card>
  );
}

function StandingSkeleton() {
  return (
    <div role="status" className="mt-2 flex flex-col gap-4">
      <span className="sr-only">Loading your position</span>
      <Skeleton className="h-14 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
