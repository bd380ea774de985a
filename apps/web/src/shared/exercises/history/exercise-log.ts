import type { ExerciseLog } from '@trueswing/contracts';

/** Sets, repetitions and weight that a golfer did of an exercise. */
export interface LoggedSets {
  sets: number;
  reps: number;
  /** In lbs. */
  weight: number;
}

/** The weight arrives as text. */
export const weightOf = ({ weight }: ExerciseLog): number => Math.max(0, Number.parseFloat(weight) || 0);

export function isSameDay(aMs: number, bMs: number): boolean {
  return new Date(aMs).toDateString() === new Date(bMs).toDateString();
}
