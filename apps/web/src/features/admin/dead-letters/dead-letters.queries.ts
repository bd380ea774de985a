import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes, type DeadLetter, type RedriveBody } from '@trueswing/contracts';
import { call, sentenceOf } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { adminRefreshMs } from '../admin-client.ts';
import { refreshHeaders } from '../last-use.ts';
import { entriesPerPage } from '../use-page-turns.ts';

/** A page of dead letters, which begins after the last one of the page before. */
export const deadLettersQuery = (after: DeadLetter | null) =>
  queryOptions({
    queryKey: ['dead-letters', after?.eventId, after?.consumer],
    queryFn: () =>
      call(adminRoutes.listDeadLetters, {
        query: {
          limit: entriesPerPage,
          ...(after && { before: after.deadAt, beforeEvent: after.eventId, beforeConsumer: after.consumer }),
        },
        moreHeaders: refreshHeaders(),
      }),
    refetchInterval: adminRefreshMs,
    placeholderData: keepPreviousData,
  });

/** Has dead letters processed again. */
export function useRedrive() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (body: RedriveBody) => call(adminRoutes.redriveDeadLetters, { body }),
    onSuccess: ({ redriven }) => {
      showToast({
        title: 'Redriven',
        text: redriven === 1 ? '1 event is processed again.' : `${redriven} events are processed again.`,
      });
      return queryClient.invalidateQueries({ queryKey: ['dead-letters'] });
    },
    onError: (error) =>
      showToast({
        title: 'Redrive Failed',
        text: sentenceOf(error, 'The events could not be redriven. Please try again.'),
        kind: 'destructive',
      }),
  });
}
