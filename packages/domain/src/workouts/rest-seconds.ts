import type { CatalogExercise } from '@trueswing/contracts';

const secondsPerRepetition = 4;
const [shortest, longest] = [10, 90];

/** The rest between two sets that fits the exercise's whole duration, to 5 seconds. */
export function restSecondsOf({ sets, repetitions, holdSeconds, perSide, durationSeconds }: CatalogExercise): number {
  if (sets === 1) return 0;
  const set = (holdSeconds ?? (repetitions ?? 0) * secondsPerRepetition) * (perSide ? 2 : 1);
  const rest = (durationSeconds - sets * set) / (sets - 1);
  return Math.min(longest, Math.max(shortest, Math.round(rest / 5) * 5));
}
