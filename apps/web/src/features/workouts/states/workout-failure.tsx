import { Lock } from 'lucide-react';
import { ApiError } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { needsAnalysis, needsUpgrade } from '../workout.queries.ts';
import { NoAnalysis } from './no-analysis.tsx';

/** Why there is no workout, and what to do next. */
export function WorkoutFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isForbidden = error instanceof ApiError && error.status === 403;
  if (needsAnalysis(error)) return <NoAnalysis />;
  if (needsUpgrade(error)) return <LimitReached />;
  return (
    <Card title="Error Loading Workout">
      <LoadError
        error={error}
        fallback={isForbidden ? 'Workout view limit reached' : 'Failed to fetch daily workout'}
        onRetry={onRetry}
      />
    </Card>
  );
}

function LimitReached() {
  return (
    <Card className="flex flex-col gap-2">
      <EmptyState icon={<Lock className="size-7" />} title="Daily Workout Limit Reached">
        You've used your free daily workout view. Upgrade to premium for unlimited access to personalized workouts.
      </EmptyState>
      <ButtonLink to={paths.plans}>Upgrade to Premium</ButtonLink>
    </Card>
  );
}
