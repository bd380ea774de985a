import { focusManager, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../shared/session/use-user.ts';
import { useNow } from '../../ui/use-now.ts';
import { dailyWorkoutQuery, isOpenWorkout } from './workout.queries.ts';

/** Interval at which a screen that stays open checks whether the day of its workout is over. */
const checkMs = 60_000;

/** Reads the newest workout. One whose day is over is none, and is loaded again: the server takes no exercise of it two days later. */
export function useNewestWorkout({ isEnabled = true } = {}) {
  const { id } = useUser();
  const nowMs = useNow(checkMs);
  const query = useQuery({ ...dailyWorkoutQuery(id), enabled: isEnabled });
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = query;
  const isOpen = data !== undefined && isOpenWorkout(data, dataUpdatedAt, nowMs);
  const isOver = isEnabled && data !== undefined && !isOpen;
  useEffect(() => {
    // A hidden screen loads it when it is shown: the first call of a day plans the workout from the swings until then. One that is
    // visible beside another window plans it at midnight, since nothing would load it when the golfer comes back to it.
    if (isOver && focusManager.isFocused()) void refetch({ cancelRefetch: false });
  }, [isOver, refetch]);
  // The error of a load before stays beside the data of a day that is over while the next load is under way.
  const isLoadingNext = isOver && fetchStatus !== 'idle';
  return { newest: isOpen ? data : undefined, error: isLoadingNext ? null : error, fetchStatus, refetch };
}
