import type { DailyWorkout } from '@trueswing/contracts';
import { useState } from 'react';
import { currentExercise } from '../current-exercise.ts';
import type { TodaysTraining } from '../use-todays-training.ts';

export interface Fold {
  isOpen: boolean;
  /** Opens or folds the exercise; it stays so until the golfer leaves the screen. */
  turn(isOpen: boolean): void;
}

/** Which exercises are open: the next one, and those that the golfer opened. Opening one folds no other, so nothing jumps. */
export function useFolds({ exercises }: DailyWorkout, todays: TodaysTraining): (name: string) => Fold {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const names = exercises.map(({ name }) => name);
  const current = currentExercise(names, todays);
  return (name) => ({
    isOpen: turned[name] ?? name === current,
    turn: (isOpen) => setTurned((known) => ({ ...known, [name]: isOpen })),
  });
}
