import type { DailyWorkout } from '@trueswing/contracts';
import { trainedOf } from '../../training-day/training-day.ts';
import type { TodaysTraining } from '../../use-todays-training.ts';

interface TrainingSummary {
  doneCount: number;
  /** Awarded on this device so far. */
  points: number;
  /** Exercises that are not sent yet. */
  waiting: number;
}

export function summarizeTraining({ exercises }: DailyWorkout, todays: TodaysTraining): TrainingSummary {
  const done = exercises.filter(({ name }) => todays.done.has(name));
  return {
    doneCount: done.length,
    points: done.reduce((sum, { name }) => sum + (trainedOf(todays.training, name).points ?? 0), 0),
    waiting: done.filter(({ name }) => todays.waitingSinceMs(name) !== null).length,
  };
}
