import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Waiting } from '../../../ui/feedback.tsx';
import { dailyWorkoutQuery } from '../workout.queries.ts';
import { GuidedTraining } from './guided-training.tsx';

/** The workout of today, one exercise at a time. Without a workout, and on the free plan, the list says why. */
export default function TrainPage() {
  const { id } = useUser();
  const { exerciseTracking } = usePlan();
  const { data: workout, error } = useQuery({ ...dailyWorkoutQuery(id), enabled: exerciseTracking });
  if (workout && workout.exercises.length > 0 && exerciseTracking) return <GuidedTraining workout={workout} />;
  if (workout || error || !exerciseTracking) return <Navigate to={paths.dailyWorkout} replace />;
  return (
    <main className="mx-auto min-h-dvh max-w-column bg-paper">
      <Waiting text="Creating Your Workout" />
    </main>
  );
}
