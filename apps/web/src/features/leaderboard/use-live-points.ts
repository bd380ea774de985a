import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { leaderboardKey, workoutDaysKey } from '../../shared/training-keys.ts';

/** On the leaderboard the golfer's points are loaded this often (specification, section 7). */
const refetchMs = 5_000;

/** Keeps the golfer's points up to date, and loads the table again when they have changed. */
export function useLivePoints() {
  const { monthlyPoints } = useUser();
  const queryClient = useQueryClient();
  const pointsBefore = useRef(monthlyPoints);
  useEffect(() => {
    if (pointsBefore.current === monthlyPoints) return;
    pointsBefore.current = monthlyPoints;
    for (const queryKey of [leaderboardKey, workoutDaysKey]) void queryClient.invalidateQueries({ queryKey });
  }, [monthlyPoints, queryClient]);
  return useQuery({ ...currentUserQuery, refetchInterval: refetchMs });
}
