import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RouteBody, shareRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';

/** Reads what a link shows. A link that has ended stays ended, so only other failures are tried again. */
export const sharedSwingQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-swing', token],
    queryFn: () => call(shareRoutes.readSharedSwing, { params: { token } }),
  });

/** Sends a comment; it is then among those that the link shows. */
export function useWriteComment(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof shareRoutes.writeComment>) =>
      call(shareRoutes.writeComment, { params: { token }, body }),
    onSuccess: (comment) =>
      queryClient.setQueryData(
        sharedSwingQuery(token).queryKey,
        (swing) => swing && { ...swing, comments: [...swing.comments, comment] },
      ),
  });
}
