import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { analysisStatusSchema, poseTrackSchema, swingAnalysisSchema } from '@trueswing/contracts';
import { request, send } from '../../api/http-client.ts';
import { useToast } from '../../ui/toast.tsx';
import { uploadStatusQuery } from '../uploads/uploads.queries.ts';

const statusPollMs = 2_000;

export const analysesQuery = queryOptions({
  queryKey: ['analyses'],
  queryFn: () => request('/api/swing-analyses/user/me', swingAnalysisSchema.array()),
  // A list with work in progress is looked at again by itself.
  refetchInterval: ({ state }) => (state.data?.some((each) => each.technicalDetails === null) ? 5_000 : false),
});

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id],
    queryFn: () => request(`/api/swing-analyses/${id}`, swingAnalysisSchema),
    refetchInterval: ({ state }) => (state.data?.technicalDetails === null ? statusPollMs : false),
  });

export const analysisStatusQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id, 'status'],
    queryFn: () => request(`/api/swing-analyses/${id}?status_only=true`, analysisStatusSchema),
    refetchInterval: ({ state }) =>
      state.data?.isComplete || state.data?.hasError || state.error ? false : statusPollMs,
  });

/** The landmarks of a finished analysis never change. */
export const landmarksQuery = (url: string) =>
  queryOptions({
    queryKey: ['landmarks', url],
    queryFn: () => request(url, poseTrackSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Deletes and tells so. The toasts belong here: the card that asked is gone by the time the list has been refreshed. */
export function useDeleteAnalysis() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => send(`/api/swing-analyses/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      showToast({ title: 'Analysis deleted' });
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: analysesQuery.queryKey, exact: true }),
        queryClient.invalidateQueries(uploadStatusQuery),
      ]);
    },
    onError: () =>
      showToast({ title: 'Error', text: 'Failed to delete analysis. Please try again.', kind: 'destructive' }),
  });
}
