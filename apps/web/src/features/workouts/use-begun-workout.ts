import { type DailyWorkout, dailyWorkoutSchema } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { DeviceValue, useDeviceValue } from '../../shared/device-value.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { useNow } from '../../ui/use-now.ts';
import { type TrainingDay, trainingDayOf } from './training-day/training-day.ts';
import { keptMs } from './workout.queries.ts';

/** A workout that is shown, and when it was last the newest while something of it was trained. */
export interface ShownWorkout {
  readonly workout: DailyWorkout;
  readonly newestAtMs: number;
}

export interface BegunWorkout {
  /** Null without a newest workout and one that goes on. */
  readonly shown: ShownWorkout | null;
  /** Takes over what was changed of the begun workout; the newest one comes from its query. */
  exchange(changed: DailyWorkout): void;
}

const begunSchema = z.nullable(z.object({ workout: dailyWorkoutSchema, newestAtMs: z.number() }));
const values = new Map<string, DeviceValue<ShownWorkout | null>>();

/** The training that a golfer has begun and not ended, apart from the newest workout. */
function begunWorkoutOf(userId: string): DeviceValue<ShownWorkout | null> {
  const known = values.get(userId);
  if (known) return known;
  const value = new DeviceValue(`trueswing.begun-workout.${userId}`, begunSchema, null);
  values.set(userId, value);
  return value;
}

/** Interval at which the screen checks whether a workout was left for too long. */
const checkMs = 60_000;

/**
 * The newest workout, or the one that the golfer has begun: the US Central day may end in the middle of a training, at ten in
 * the evening in California. The training goes on also after a reload, and without a network.
 */
export function useBegunWorkout(newest: DailyWorkout | undefined): BegunWorkout {
  const { id: userId } = useUser();
  const training = useDeviceValue(trainingDayOf(userId));
  const nowMs = useNow(checkMs);
  const [known, setKnown] = useState(() => ({ shown: begunWorkoutOf(userId).read(), training }));
  const { shown } = known;
  const exchange = (changed: DailyWorkout) => {
    if (shown && changed.day !== newest?.day) setKnown({ shown: { ...shown, workout: changed }, training });
  };
  const goesOn = shown !== null && shown.workout.day !== newest?.day && isGoingOn(shown, training, nowMs);
  const isNewest = shown?.workout === newest && known.training === training;
  if (goesOn || isNewest) return { shown, exchange };
  const next = { shown: newest ? showNewest(newest, shown) : null, training };
  setKnown(next);
  return { shown: next.shown, exchange };
}

/**
 * Begins the hours of a workout again while its day lasts, once a minute: each letter that is typed changes the training. Past midnight
 * those of its last step on its day go on.
 */
function showNewest(newest: DailyWorkout, before: ShownWorkout | null): ShownWorkout {
  const nowMs = Date.now();
  const isToday = newest.day === centralDayKey(new Date(nowMs));
  if (before?.workout.day !== newest.day || (isToday && nowMs - before.newestAtMs >= checkMs))
    return { workout: newest, newestAtMs: nowMs };
  return before.workout === newest ? before : { ...before, workout: newest };
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

/** False where it was left for too long, or another one was begun. */
const isGoingOn = ({ workout, newestAtMs }: ShownWorkout, { day }: TrainingDay, nowMs: number): boolean =>
  workout.day === day && nowMs - newestAtMs < keptMs;
