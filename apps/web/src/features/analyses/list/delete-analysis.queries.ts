import { type Query, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { swingRoutes } from '@trueswing/contracts';
import { call, isAnalysisNotFound } from '../../../shared/api/http-client.ts';
import { outdateWorkout } from '../../../shared/saved-workout.ts';
import { shotsKey } from '../../../shared/shots-keys.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { analysesQuery } from '../analyses.queries.ts';

const deletionKey = ['delete-analysis'] as const;

/** Deletes an analysis and shows a toast. The card is already unmounted by then (`useIdsBeingDeleted`). */
export function useDeleteAnalysis(userId: string) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = analysesQuery;
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: (id: string) =>
      call(swingRoutes.deleteSwing, { params: { id } }).catch((error: unknown) => {
        // Deleted on another device meanwhile.
        if (!isAnalysisNotFound(error)) throw error;
      }),
    onSuccess: (_answer, id) => {
      const others = queryClient.setQueryData(queryKey, (list) => list?.filter((each) => each.id !== id));
      // It may be the swing before others, too.
      const holdsDeleted = ({ queryKey: [, of, part], state }: Query) =>
        of === id || (part === 'previous' && (state.data as { id?: unknown } | null | undefined)?.id === id);
      queryClient.removeQueries({ queryKey, predicate: holdsDeleted });
      const rest = others?.length ? ' Your other swings are still here.' : '';
      showToast({ title: 'Analysis deleted', text: `Its videos are gone too.${rest}` });
    },
    onError: () =>
      showToast({ title: 'Error', text: 'Failed to delete analysis. Please try again.', kind: 'destructive' }),
    onSettled: () => {
      // Not awaited, so that an analysis that was not deleted reappears immediately.
      void queryClient.invalidateQueries({ queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: shotsKey });
      void queryClient.invalidateQueries(uploadStatusQuery);
      // The workout leads to the swing that it was planned from.
      outdateWorkout(queryClient, userId);
    },
  });
}

/** The analyses with a pending deletion: hidden, but shown again if the server refuses. */
export function useIdsBeingDeleted(): ReadonlySet<string> {
  const filters = { mutationKey: deletionKey, status: 'pending' } as const;
  return new Set(useMutationState({ filters, select: ({ state }) => state.variables as string }));
}
