import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeGoalBody, goalRoutes, type SetGoalBody } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** The golfer's goals, newest first; at most the first is open. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: () => call(goalRoutes.listGoals, {}),
});

export function useSetGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetGoalBody) => call(goalRoutes.setGoal, { body }),
    onSettled: () => queryClient.invalidateQueries(goalsQuery),
  });
}

export function useChangeGoal(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeGoalBody) => call(goalRoutes.changeGoal, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries(goalsQuery),
  });
}

export function useGiveUpGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(goalRoutes.giveUpGoal, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(goalsQuery),
  });
}
