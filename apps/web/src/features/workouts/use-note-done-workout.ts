import type { DailyWorkout } from '@trueswing/contracts';
import { useEffect } from 'react';
import { noteFirstResult } from '../../shared/install/first-result.ts';
import type { TodaysTraining } from './use-todays-training.ts';

/** Notes on this device that a whole workout was done, however it was trained. */
export function useNoteDoneWorkout({ exercises }: DailyWorkout, { done }: TodaysTraining): void {
  const isAllDone = exercises.every(({ name }) => done.has(name));
  useEffect(() => {
    if (isAllDone) noteFirstResult();
  }, [isAllDone]);
}
