import type { ExerciseLog } from '@trueswing/contracts';

/** Sets, repetitions and weight that a golfer did of an exercise. */
export interface LoggedSets {
  sets: number;
  reps: number;
  /** In lbs. */
  weight: number;
}

/** The sets in the block of today. */
export interface LoggedToday extends LoggedSets {
  /** The `workoutDate` of its log. */
  at: string;
}

/** The weight arrives as text. */
export const weightOf = ({ weight }: ExerciseLog): number => Math.max(0, Number.parseFloat(weight) || 0);
