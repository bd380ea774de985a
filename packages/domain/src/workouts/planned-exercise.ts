import type { TrainingGoal } from '@trueswing/contracts';

/** An exercise of a golfer's workout. */
export interface PlannedExercise {
  readonly id: string;
  readonly sets: number;
  /** All sets with their rests. */
  readonly durationSeconds: number;
  readonly reason: string;
  /** The measured deficit that it is for. Only such an exercise may come two days running. */
  readonly prescribedFor: TrainingGoal | null;
}
