import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminAnalysis, type AnalysisJobStatus, adminRoutes } from '@trueswing/contracts';
import { call, sentenceOf } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { adminRefreshMs } from '../admin-client.ts';
import { refreshHeaders } from '../last-use.ts';
import { entriesPerPage } from '../use-page-turns.ts';

interface AnalysesPage {
  status: AnalysisJobStatus | null;
  search: string;
  /** The last analysis of the page before; null for the first page. */
  after: Pick<AdminAnalysis, 'id' | 'createdAt'> | null;
}

export const analysesQuery = ({ status, search, after }: AnalysesPage) =>
  queryOptions({
    queryKey: ['analyses', status, search, after?.id],
    queryFn: () =>
      call(adminRoutes.listAnalyses, {
        query: {
          limit: entriesPerPage,
          ...(status && { status }),
          ...(search && { search }),
          ...(after && { before: after.createdAt, beforeId: after.id }),
        },
        moreHeaders: refreshHeaders(),
      }),
    refetchInterval: adminRefreshMs,
    placeholderData: keepPreviousData,
  });

/** Retries a failed analysis. */
export function useRetryAnalysis() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (analysisId: string) => call(adminRoutes.retryAnalysis, { params: { analysisId } }),
    onSuccess: () => showToast({ title: 'Retry Queued', text: 'A worker takes the analysis within seconds.' }),
    onError: (error) =>
      showToast({
        title: 'Retry Failed',
        text: sentenceOf(error, 'The analysis could not be queued. Please try again.'),
        kind: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['analyses'] }),
  });
}
