import { limitReached, planOf } from './plan-table.ts';

/** Workouts that a golfer has been served. The caller reads it in the transaction that stores the view. */
export interface WorkoutUsage {
  readonly isPremium: boolean;
  /** US Central days on which a workout was served, ever. */
  readonly daysServed: number;
  /** Whether one was served on the current US Central day. */
  readonly servedToday: boolean;
}

/** Whether a workout is served, and whether that counts. Once a day has been served, asking again that day is free. */
export function decideWorkoutView(usage: WorkoutUsage): 'counts' | 'free-of-charge' | 'limit-reached' {
  if (usage.servedToday) return 'free-of-charge';
  return limitReached(usage.daysServed, planOf(usage.isPremium).workoutViews) ? 'limit-reached' : 'counts';
}
