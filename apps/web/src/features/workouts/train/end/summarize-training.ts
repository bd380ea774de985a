import type { DailyWorkout } from '@trueswing/contracts';
import { trainedOf } from '../../training-day/training-day.ts';
import type { TodaysTraining } from '../../use-todays-training.ts';

interface TrainingSummary {
  doneCount: number;
  /** Awarded on this device so far; null if an exercise was done on another one, whose points this one does not know. */
  points: number | null;
  /** Exercises that are not sent yet. */
  waiting: number;
  /** Since when the first of them waits; null if none does. */
  waitingSinceMs: number | null;
}

export function summarizeTraining({ exercises }: DailyWorkout, todays: TodaysTraining): TrainingSummary {
  const done = exercises.filter(({ name }) => todays.done.has(name));
  const points = done.map(({ name }) => trainedOf(todays.training, name).points);
  const sinceMs = done.map(({ name }) => todays.waitingSinceMs(name));
  const waiting = sinceMs.filter((since) => since !== null);
  const isAllHere = points.every((known, index) => known !== null || sinceMs[index] !== null);
  return {
    doneCount: done.length,
    points: isAllHere ? points.reduce<number>((sum, known) => sum + (known ?? 0), 0) : null,
    waiting: waiting.length,
    waitingSinceMs: waiting.length > 0 ? Math.min(...waiting) : null,
  };
}
