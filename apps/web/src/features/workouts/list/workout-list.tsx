import { usePlan } from '../../../shared/session/use-plan.ts';
import { useToday } from '../../../shared/use-today.ts';
import { currentExercise } from '../current-exercise.ts';
import { leadOf } from '../exercise/lead-link.tsx';
import { type ShownWorkout, useKeepBegun } from '../use-begun-workout.ts';
import { useNoteDoneWorkout } from '../use-note-done-workout.ts';
import { useTodaysTraining } from '../use-todays-training.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { PlanAgain } from './plan-again.tsx';
import { PremiumFeatureBox } from './premium-feature-box.tsx';
import { useFolds } from './use-folds.ts';
import { WorkoutOverview } from './workout-overview.tsx';

/** All exercises of the day below each other: the next one open, the others as rows that open. */
export function WorkoutList({ shown }: { shown: ShownWorkout }) {
  const { workout } = shown;
  const { exerciseTracking, workoutChanges } = usePlan();
  const todays = useTodaysTraining(workout);
  const names = workout.exercises.map(({ name }) => name);
  useKeepBegun(shown, currentExercise(names, todays) === null);
  useNoteDoneWorkout(workout, todays);
  const foldOf = useFolds(workout, todays);
  // The server plans its own day, which begins while the workout of the day before may still be trained.
  const isToday = workout.day === useToday();
  const isUnfinished = workout.exercises.some(({ name }) => !todays.done.has(name));
  const isWaiting = workout.exercises.some(({ name }) => todays.waitingSinceMs(name) !== null);
  return (
    <>
      <WorkoutOverview workout={workout} todays={todays} />
      {!exerciseTracking && <PremiumFeatureBox />}
      <ol aria-label="Exercises" className="flex flex-col gap-3">
        {workout.exercises.map((exercise) => (
          <li key={exercise.id}>
            <ExerciseCard
              exercise={exercise}
              lead={leadOf(workout, exercise)}
              todays={todays}
              fold={foldOf(exercise.name)}
            />
          </li>
        ))}
      </ol>
      {workoutChanges && isToday && isUnfinished && <PlanAgain isWaiting={isWaiting} />}
    </>
  );
}
