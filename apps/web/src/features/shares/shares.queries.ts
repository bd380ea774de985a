import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisId, type RouteBody, shareRoutes } from '@trueswing/contracts';
import { call, sentenceOf } from '../../shared/api/http-client.ts';
import { useToast } from '../../ui/toasts/toast.tsx';

/** The valid links of an analysis, newest first. */
export const sharesQuery = (id: AnalysisId) =>
  queryOptions({ queryKey: ['shares', id], queryFn: () => call(shareRoutes.listShares, { params: { id } }) });

/** Creates a link. Its token is in this answer only. */
export function useCreateShare(id: AnalysisId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof shareRoutes.createShare>) =>
      call(shareRoutes.createShare, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries(sharesQuery(id)),
  });
}

/** Turns a link off. `onRevoked` is called even if what shows the link is gone by then. */
export function useRevokeShare(id: AnalysisId, onRevoked: (shareId: string) => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = sharesQuery(id);
  return useMutation({
    mutationFn: (shareId: string) => call(shareRoutes.revokeShare, { params: { id, shareId } }),
    onSuccess: (_answer, shareId) => {
      onRevoked(shareId);
      queryClient.setQueryData(queryKey, (list) => list?.filter((each) => each.id !== shareId));
      showToast({ title: 'Link Turned Off', text: 'It opens nothing any more. You can create another at any time.' });
    },
    onError: (error) =>
      showToast({
        title: 'The link is still on',
        text: sentenceOf(error, 'We could not turn it off. Please try again.'),
        kind: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Reads what coaches wrote about an analysis, oldest first. */
export const commentsQuery = (id: AnalysisId) =>
  queryOptions({ queryKey: ['comments', id], queryFn: () => call(shareRoutes.listComments, { params: { id } }) });

export function useDeleteComment(id: AnalysisId) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = commentsQuery(id);
  return useMutation({
    mutationFn: (commentId: string) => call(shareRoutes.deleteComment, { params: { id, commentId } }),
    onSuccess: (_answer, commentId) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter((each) => each.id !== commentId));
      showToast({ title: 'Comment deleted', text: 'It is gone from your report. Your coach can write another.' });
    },
    onError: (error) =>
      showToast({
        title: 'Comment Not Deleted',
        text: sentenceOf(error, 'We could not delete this comment. Please try again.'),
        kind: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
