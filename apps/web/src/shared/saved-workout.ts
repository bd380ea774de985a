import type { QueryClient } from '@tanstack/react-query';
import { dailyWorkoutSchema } from '@trueswing/contracts';
import { z } from 'zod/mini';
import { DeviceValue } from './device-value.ts';

/** A workout that was loaded this long ago is loaded again when it is shown. */
export const workoutStaleMs = 3_600_000;

/** First part of the query key of the workout. */
export const dailyWorkoutKey = ['daily-workout'] as const;

const savedWorkoutSchema = z.nullable(z.object({ savedAtMs: z.number(), workout: dailyWorkoutSchema }));
/** The workout that this device keeps for a golfer. */
export const savedWorkoutOf = (userId: string) =>
  new DeviceValue(`trueswing.workout.${userId}`, savedWorkoutSchema, null);

/** Has the workout loaded again, also after a reload. Until the server answers, what the device has can still be trained. */
export function outdateWorkout(queryClient: QueryClient, userId: string): void {
  savedWorkoutOf(userId).change(
    (saved) => saved && { ...saved, savedAtMs: Math.min(saved.savedAtMs, Date.now() - workoutStaleMs) },
  );
  void queryClient.invalidateQueries({ queryKey: dailyWorkoutKey });
}
