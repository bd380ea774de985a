import { type DailyWorkout, dailyWorkoutSchema } from '@trueswing/contracts';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { DeviceValue, useDeviceValue } from '../../../shared/device-value.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { trainingDayOf } from '../training-day/training-day.ts';
import { keptMs } from '../workout.queries.ts';

/** A workout that the guided mode shows, and when it was the newest. */
interface ShownWorkout {
  readonly workout: DailyWorkout;
  readonly newestAtMs: number;
}

interface BegunWorkout {
  readonly shown: ShownWorkout;
  /** Takes over what was changed of the begun workout; the newest one comes from its query. */
  exchange(changed: DailyWorkout): void;
}

const begunSchema = z.nullable(z.object({ workout: dailyWorkoutSchema, newestAtMs: z.number() }));
/** The training that a golfer has begun and not ended, apart from the newest workout. */
const begunWorkoutOf = (userId: string) => new DeviceValue(`trueswing.begun-workout.${userId}`, begunSchema, null);

/**
 * The newest workout, or the one that the golfer has begun: the US Central day may end in the middle of a training, at ten in
 * the evening in California. The training goes on also after a reload.
 */
export function useBegunWorkout(newest: DailyWorkout): BegunWorkout {
  const { id: userId } = useUser();
  const begunDay = useDeviceValue(trainingDayOf(userId)).day;
  const [shown, setShown] = useState(() => readBegun(userId, newest, begunDay) ?? startNow(newest));
  const { workout } = shown;
  const exchange = (changed: DailyWorkout) => {
    if (changed.day !== newest.day) setShown({ ...shown, workout: changed });
  };
  if (newest === workout || (newest.day !== workout.day && begunDay === workout.day)) return { shown, exchange };
  const next = startNow(newest);
  setShown(next);
  return { shown: next, exchange };
}

/** Keeps the workout on this device once the golfer has begun it, until its end. */
export function useKeepBegun(shown: ShownWorkout, isAtEnd: boolean): void {
  const { id: userId } = useUser();
  const isBegun = useDeviceValue(trainingDayOf(userId)).day === shown.workout.day;
  useEffect(() => {
    if (isAtEnd) begunWorkoutOf(userId).change(() => null);
    else if (isBegun) begunWorkoutOf(userId).change(() => shown);
  }, [userId, shown, isBegun, isAtEnd]);
}

const startNow = (workout: DailyWorkout): ShownWorkout => ({ workout, newestAtMs: Date.now() });

/** The begun workout of another day; null without one, and where it was left for too long or another one was begun. */
function readBegun(userId: string, newest: DailyWorkout, begunDay: string): ShownWorkout | null {
  const begun = begunWorkoutOf(userId).read();
  if (!begun || begun.workout.day === newest.day || begun.workout.day !== begunDay) return null;
  return Date.now() - begun.newestAtMs < keptMs ? begun : null;
}
