import type { DailyWorkout, WorkoutExercise } from '@trueswing/contracts';
import { usePlan } from '../../shared/session/use-plan.ts';
import { useExerciseQueue } from './queue/use-exercise-queue.ts';
import { type TrainingDay, trainedOf, withTrained } from './training-day/training-day.ts';
import { useTrainingDay } from './training-day/use-training-day.ts';

export interface Trained {
  sets: number;
  reps: number;
  weight: number;
  /** Null if it was not measured. */
  durationSeconds: number | null;
  /** Empty without any. */
  notes: string;
}

export interface TodaysTraining {
  /** Training of the day, as far as this device knows it. */
  training: TrainingDay;
  change(edit: (training: TrainingDay) => TrainingDay): void;
  /** Names of the exercises that are done, whether the server knows it yet or not. */
  done: ReadonlySet<string>;
  /** Since when an exercise waits to be sent; null if it does not. */
  waitingSinceMs(name: string): number | null;
  /** Premium has ended before everything was sent: it waits until the golfer has it again. */
  isHeld: boolean;
  /** Marks the exercise as done and sends it with what was trained, as soon as there is a network. */
  complete(exercise: WorkoutExercise, trained: Trained): void;
}

/** A workout with what the golfer has done of it. */
export function useTodaysTraining({ day, completedExercises }: DailyWorkout): TodaysTraining {
  const [training, change] = useTrainingDay(day);
  const { entries, add } = useExerciseQueue(day);
  const { completionRewards } = usePlan();
  const paid = Object.keys(training.exercises).filter((name) => trainedOf(training, name).points !== null);
  const done = new Set([...completedExercises, ...paid, ...entries.map(({ exerciseName }) => exerciseName)]);
  return {
    training,
    change,
    done,
    waitingSinceMs: (name) =>
      entries.find(({ exerciseName, isCompletionSent }) => exerciseName === name && !isCompletionSent)?.queuedAtMs ??
      null,
    isHeld: !completionRewards && entries.some(({ isHeld }) => isHeld),
    complete: ({ name }, { sets, reps, weight, durationSeconds, notes }) => {
      if (done.has(name)) return;
      const typed = { sets: shown(sets), reps: shown(reps), weight: shown(weight), notes };
      const workoutDate = new Date().toISOString();
      const logged = { sets, reps, seconds: durationSeconds ?? 0, weight, at: workoutDate };
      change((known) => withTrained(known, name, { typed, logged }));
      add({
        exerciseName: name,
        workoutDate,
        sets,
        reps,
        weight: String(weight),
        duration: durationSeconds,
        notes: notes.trim() || null,
      });
    },
  };
}

/** A number as it stands in its field, which is empty without one. */
const shown = (value: number): string => (value > 0 ? String(value) : '');
