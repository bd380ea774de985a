import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyFrameCorrection, type SwingAnalysis, swingRoutes } from '@trueswing/contracts';
import { ApiError, call } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { analysesQuery, analysisQuery } from '../analyses.queries.ts';
import { repairAnalysis } from '../repair-analysis.ts';

/** Saves moved moments, or goes back to the automatic ones (`null`). The server computes the numbers itself. */
export function useSaveCorrection(id: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  /** The list, home and the comparison of later swings show the analysis too. */
  const loadOthersAgain = () =>
    queryClient.invalidateQueries({
      queryKey: analysesQuery.queryKey,
      predicate: (query) => query.queryKey[1] !== id,
    });
  return useMutation({
    mutationFn: (correction: KeyFrameCorrection | null) =>
      correction
        ? call(swingRoutes.correctKeyFrames, { params: { id }, body: correction, repair: repairAnalysis })
        : call(swingRoutes.restoreKeyFrames, { params: { id }, repair: repairAnalysis }),
    onSuccess: (analysis: SwingAnalysis, correction) => {
      queryClient.setQueryData(analysisQuery(id).queryKey, analysis);
      void loadOthersAgain();
      showToast({
        title: correction ? 'Moment saved' : 'Back to the automatic moments',
        text: 'Your numbers are measured again. See what changed.',
      });
      onSaved();
    },
    // The editor begins again with the version that is there now, so its own note would go with it.
    onError: async (error) => {
      if (!(error instanceof ApiError && error.body?.code === 'analysis-changed')) return;
      void loadOthersAgain();
      const isLoaded = await queryClient.fetchQuery(analysisQuery(id)).then(
        () => true,
        () => false,
      );
      if (!isLoaded) return;
      showToast({
        title: 'Loaded again',
        text: 'This swing changed on another device or window. Please set your moment again.',
      });
    },
  });
}
