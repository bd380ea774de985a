import type { DailyWorkout, WorkoutExercise } from '@trueswing/contracts';
import {
  allSetsDone,
  finishSet,
  type SetProgress,
  settleTimers,
  startHold,
  stopTimer,
  takeBackSet,
} from '@trueswing/domain';
import { useState } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { currentExercise } from '../current-exercise.ts';
import { nextExercise } from '../next-exercise.ts';
import { trainedOf, withTrained } from '../training-day/training-day.ts';
import { wholeNumber } from '../training-day/whole-number.ts';
import { type TodaysTraining, useTodaysTraining } from '../use-todays-training.ts';

/** Fine enough for the seconds of a timer. */
const tickMs = 200;

export interface GuidedStep {
  exercise: WorkoutExercise;
  progress: SetProgress;
  isFinished: boolean;
  nowMs: number;
  /** Weight that stands in the field, in lbs. */
  weight: string;
  startHold(): void;
  finishSet(): void;
  stopTimer(): void;
  takeBackSet(): void;
  typeWeight(text: string): void;
  /** Completes the exercise and goes on with the next one. */
  complete(): void;
  skip(): void;
}

export interface GuidedTrainingState {
  todays: TodaysTraining;
  /** Null at the end of the workout. */
  step: GuidedStep | null;
  goTo(name: string): void;
}

/** Where the golfer is in the workout, and the steps from there. All of it survives a reload. */
export function useGuidedTraining(workout: DailyWorkout): GuidedTrainingState {
  const todays = useTodaysTraining(workout);
  const [pressedMs, setPressedMs] = useState(0);
  // A timer that was just started does not begin after the time that is shown.
  const nowMs = Math.max(useNow(tickMs), pressedMs);
  const { training, change, done } = todays;
  const names = workout.exercises.map(({ name }) => name);
  const skipped = new Set(names.filter((name) => trainedOf(training, name).isSkipped));
  const current = currentExercise(names, todays);
  const exercise = workout.exercises.find(({ name }) => name === current);
  const goTo = (name: string) =>
    change((known) => ({ ...withTrained(known, name, { isSkipped: false }), current: name }));
  if (!exercise || current === null) return { todays, step: null, goTo };

  const { typed, progress: saved } = trainedOf(training, current);
  const progress = settleTimers(exercise, saved, nowMs);
  const put = (next: (atMs: number) => SetProgress) => {
    const atMs = Date.now();
    setPressedMs(atMs);
    change((known) => withTrained(known, current, { progress: next(atMs) }));
  };
  /** Goes on with the next exercise, by the order of the workout. */
  const leave = () =>
    change((known) => ({
      ...known,
      current: nextExercise(names, { done: new Set([...done, current]), skipped }, current),
    }));
  const step: GuidedStep = {
    exercise,
    progress,
    nowMs,
    weight: typed.weight,
    isFinished: allSetsDone(exercise, progress),
    startHold: () => put((atMs) => startHold(exercise, progress, atMs)),
    finishSet: () => put((atMs) => finishSet(exercise, progress, atMs)),
    stopTimer: () => put(() => stopTimer(progress)),
    takeBackSet: () => put(() => takeBackSet(progress)),
    typeWeight: (weight) => change((known) => withTrained(known, current, { typed: { ...typed, weight } })),
    complete: () => {
      todays.complete(exercise, {
        sets: progress.setsDone,
        reps: exercise.repetitions ?? 0,
        weight: wholeNumber(typed.weight, 'weight'),
        durationSeconds: heldSeconds(exercise, progress),
        notes: typed.notes,
      });
      leave();
    },
    skip: () => {
      change((known) => withTrained(known, current, { isSkipped: true }));
      leave();
    },
  };
  return { todays, step, goTo };
}

/** Seconds of holding in all sets; null where repetitions count. */
const heldSeconds = ({ holdSeconds, perSide }: WorkoutExercise, { setsDone }: SetProgress): number | null =>
  holdSeconds === null ? null : holdSeconds * setsDone * (perSide ? 2 : 1);
