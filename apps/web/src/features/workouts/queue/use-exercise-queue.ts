import { useState, useSyncExternalStore } from 'react';
import { onDeviceChange } from '../../../shared/device-changes.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { ExerciseQueue } from './exercise-queue.ts';
import type { QueuedExercise } from './queued-exercise.ts';

/** Returns what is queued of a workout's exercises, and a way to add one. */
export function useExerciseQueue(day: string) {
  const { id } = useUser();
  const [queue] = useState(() => new ExerciseQueue(id));
  const entries = useSyncExternalStore(onDeviceChange, queue.read).filter((entry) => entry.day === day);
  const add = (log: QueuedExercise['log']) =>
    queue.put({
      exerciseName: log.exerciseName,
      day,
      queuedAtMs: Date.now(),
      isCompletionSent: false,
      isHeld: false,
      log,
      logKey: crypto.randomUUID(),
    });
  return { entries: entries as readonly QueuedExercise[], add };
}
