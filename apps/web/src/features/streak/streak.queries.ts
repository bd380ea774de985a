import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pointsRoutes, type Streak } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';
import { streakKey } from '../../shared/training-keys.ts';

/** The golfer's streak, the weeks of a year, and the pauses that are left. */
export const streakQuery = queryOptions({ queryKey: streakKey, queryFn: () => call(pointsRoutes.readStreak) });

/** Pauses a week, named by its Sunday. */
export const usePauseWeek = () => useChangeOfPause((week) => call(pointsRoutes.pauseWeek, { params: { week } }));

/** Takes the pause of a week back. */
export const useResumeWeek = () => useChangeOfPause((week) => call(pointsRoutes.resumeWeek, { params: { week } }));

function useChangeOfPause(change: (week: string) => Promise<Streak>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (streak) => queryClient.setQueryData(streakQuery.queryKey, streak),
  });
}
