import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes, type RedriveBody } from '@trueswing/contracts';
import { call, sentenceOf } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { adminRefreshMs } from '../admin-client.ts';

export const deadLettersQuery = queryOptions({
  queryKey: ['dead-letters'],
  queryFn: () => call(adminRoutes.listDeadLetters),
  refetchInterval: adminRefreshMs,
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
      return queryClient.invalidateQueries(deadLettersQuery);
    },
    onError: (error) =>
      showToast({
        title: 'Redrive Failed',
        text: sentenceOf(error, 'The events could not be redriven. Please try again.'),
        kind: 'destructive',
      }),
  });
}
