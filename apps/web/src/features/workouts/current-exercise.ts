import { nextExercise } from './next-exercise.ts';
import { trainedOf } from './training-day/training-day.ts';
import type { TodaysTraining } from './use-todays-training.ts';

/** The name of the exercise to do now: where the guided mode stands, or else the next one. Null if none is left. */
export function currentExercise(names: readonly string[], { training, done }: TodaysTraining): string | null {
  const { current } = training;
  if (current !== null && names.includes(current) && !done.has(current)) return current;
  const skipped = new Set(names.filter((name) => trainedOf(training, name).isSkipped));
  return nextExercise(names, { done, skipped }, current);
}
