import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ShotJoin, type SwingAnalysis, swingRoutes } from '@trueswing/contracts';
import { call } from '../../../../../shared/api/http-client.ts';
import { shotsKey } from '../../../../../shared/shots-keys.ts';
import { useToast } from '../../../../../ui/toasts/toast.tsx';
import { analysesQuery, analysisQuery } from '../../../analyses.queries.ts';
import { repairAnalysis } from '../../../repair-analysis.ts';

/** The shot that is joined to a swing, and those that could be. */
export const swingShotsQuery = (id: string) =>
  queryOptions({
    queryKey: [...shotsKey, 'of-swing', id],
    queryFn: () => call(swingRoutes.listSwingShots, { params: { id } }),
  });

/** Joins a shot to a swing, or takes it out (`null`). The server judges the swing again. */
export function useJoinShot(id: string) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (join: ShotJoin | null) =>
      join
        ? call(swingRoutes.joinShot, { params: { id }, body: join, repair: repairAnalysis })
        : call(swingRoutes.removeShot, { params: { id }, repair: repairAnalysis }),
    onSuccess: async (analysis: SwingAnalysis, join) => {
      queryClient.setQueryData(analysisQuery(id).queryKey, analysis);
      // The list, home, the averages and the choice of shots show it too.
      void queryClient.invalidateQueries({
        queryKey: analysesQuery.queryKey,
        predicate: (query) => query.queryKey[1] !== id,
      });
      showToast({
        title: join ? 'Shot Joined' : 'Shot Removed',
        text: join
          ? 'Your swing has its numbers now. See what changed.'
          : 'Its numbers are gone from your swing. Join another one at any time.',
      });
      await queryClient.invalidateQueries({ queryKey: shotsKey });
    },
    // What was offered may be gone, such as a file that was deleted on another device.
    onError: () => queryClient.invalidateQueries({ queryKey: swingShotsQuery(id).queryKey }),
  });
}
