import { useConnection } from '../../shared/api/use-connection.ts';
import { WorkoutHeader } from './list/workout-header.tsx';
import { WorkoutList } from './list/workout-list.tsx';
import { GenerationFailed } from './states/generation-failed.tsx';
import { WorkoutFailure } from './states/workout-failure.tsx';
import { WorkoutOffline } from './states/workout-offline.tsx';
import { WorkoutPending } from './states/workout-pending.tsx';
import { useBegunWorkout } from './use-begun-workout.ts';
import { useNewestWorkout } from './use-newest-workout.ts';
import { needsUpgrade } from './workout.queries.ts';

export default function DailyWorkoutPage() {
  return (
    <div className="flex flex-col gap-5">
      <WorkoutHeader />
      <TodaysWorkout />
    </div>
  );
}

function TodaysWorkout() {
  const { newest, error, fetchStatus, refetch } = useNewestWorkout();
  const { shown } = useBegunWorkout(newest);
  const isOffline = useConnection() === 'offline';
  // A workout that was loaded before stays readable when the next call fails, unless it is used up.
  if (error && (!shown || needsUpgrade(error))) return <WorkoutFailure error={error} onRetry={refetch} />;
  if (!shown) return isOffline ? <WorkoutOffline /> : <WorkoutPending />;
  if (shown.workout.exercises.length === 0)
    return <GenerationFailed isBusy={fetchStatus === 'fetching'} onReload={refetch} />;
  return <WorkoutList shown={shown} />;
}
