import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyFrameCorrection, type SwingAnalysis, swingRoutes } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { analysesQuery, analysisQuery } from '../analyses.queries.ts';
import { repairAnalysis } from '../repair-analysis.ts';

/** Saves moved moments, or goes back to the automatic ones (`null`). The server computes the numbers itself. */
export function useSaveCorrection(id: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (correction: KeyFrameCorrection | null) =>
      correction
        ? call(swingRoutes.correctKeyFrames, { params: { id }, body: correction, repair: repairAnalysis })
        : call(swingRoutes.restoreKeyFrames, { params: { id }, repair: repairAnalysis }),
    onSuccess: (analysis: SwingAnalysis, correction) => {
      queryClient.setQueryData(analysisQuery(id).queryKey, analysis);
      // The list, home and the comparison of later swings show it too.
      void queryClient.invalidateQueries({
        queryKey: analysesQuery.queryKey,
        predicate: (query) => query.queryKey[1] !== id,
      });
      showToast({
        title: correction ? 'Moment saved' : 'Back to the automatic moments',
        text: 'Your numbers are measured again. See what changed.',
      });
      onSaved();
    },
  });
}
