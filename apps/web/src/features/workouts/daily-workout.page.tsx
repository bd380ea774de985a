import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../shared/session/use-user.ts';
import { WorkoutHeader } from './list/workout-header.tsx';
import { WorkoutList } from './list/workout-list.tsx';
import { GenerationFailed } from './states/generation-failed.tsx';
import { WorkoutFailure } from './states/workout-failure.tsx';
import { WorkoutPending } from './states/workout-pending.tsx';
import { dailyWorkoutQuery, needsUpgrade } from './workout.queries.ts';

export default function DailyWorkoutPage() {
  return (
    <div className="flex flex-col gap-5">
      <WorkoutHeader />
      <TodaysWorkout />
    </div>
  );
}

function TodaysWorkout() {
  const { id } = useUser();
  const { data: workout, error, isFetching, refetch } = useQuery(dailyWorkoutQuery(id));
  // A workout that was loaded before stays readable when the next call fails, unless it is used up.
  if (error && (!workout || needsUpgrade(error))) return <WorkoutFailure error={error} onRetry={refetch} />;
  if (!workout) return <WorkoutPending />;
  if (workout.exercises.length === 0) return <GenerationFailed isBusy={isFetching} onReload={refetch} />;
  return <WorkoutList workout={workout} />;
}
