import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type MobilityCheckBody, mobilityRoutes } from '@trueswing/contracts';
import { call, isNotFound, sentenceOf } from '../../shared/api/http-client.ts';
import { mobilityChecksQuery } from '../../shared/mobility-checks.queries.ts';
import { useToast } from '../../ui/toasts/toast.tsx';

/** Stores a check; sent again with its id, it is stored once. */
export function useSaveCheck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MobilityCheckBody) => call(mobilityRoutes.saveMobilityCheck, { body }),
    onSuccess: () => queryClient.invalidateQueries(mobilityChecksQuery),
  });
}

export function useDeleteCheck() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => call(mobilityRoutes.deleteMobilityCheck, { params: { id } }),
    onError: (error) => {
      // Deleted on another device meanwhile: the list that is loaded next shows it.
      if (isNotFound(error)) return;
      showToast({
        title: 'Check Not Deleted',
        text: sentenceOf(error, 'We could not delete this check. Please try again.'),
        kind: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries(mobilityChecksQuery),
  });
}

/** A code that signs the golfer in on a phone; each is valid for two minutes. */
export const useCreateHandOver = () => useMutation({ mutationFn: () => call(accountRoutes.createHandOver, {}) });
