import type { ExerciseLog } from '@trueswing/contracts';

/** Sets, repetitions or time, and weight that a golfer did of an exercise. */
export interface LoggedSets {
  sets: number;
  /** 0 of an exercise that is held. */
  reps: number;
  /** Seconds in all sets; 0 if they were not measured. */
  seconds: number;
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
