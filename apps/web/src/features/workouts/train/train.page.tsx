import { Navigate } from 'react-router';
import { useConnection } from '../../../shared/api/use-connection.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Waiting } from '../../../ui/feedback.tsx';
import { useBegunWorkout } from '../use-begun-workout.ts';
import { useNewestWorkout } from '../use-newest-workout.ts';
import { GuidedTraining } from './guided-training.tsx';

/**
 * The workout of today, or the one that was begun, one exercise at a time. Without a workout, without a network to load it, and on the
 * free plan, the list says why.
 */
export default function TrainPage() {
  const { exerciseTracking } = usePlan();
  const { newest, error, fetchStatus } = useNewestWorkout({ isEnabled: exerciseTracking });
  const { shown, exchange } = useBegunWorkout(newest);
  // The retry of a hidden screen is paused with a network too.
  const isOffline = useConnection() === 'offline' && fetchStatus === 'paused';
  const hasExercises = shown !== null && shown.workout.exercises.length > 0;
  if (hasExercises && exerciseTracking) return <GuidedTraining shown={shown} exchange={exchange} />;
  if (shown || error || isOffline || !exerciseTracking) return <Navigate to={paths.dailyWorkout} replace />;
  return (
    <main className="mx-auto min-h-dvh max-w-column bg-paper">
      <Waiting text="Creating Your Workout" />
    </main>
  );
}
