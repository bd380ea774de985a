import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type MobilityCheckBody, mobilityRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';
import { mobilityChecksQuery } from '../../shared/mobility-checks.queries.ts';

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
  return useMutation({
    mutationFn: (id: string) => call(mobilityRoutes.deleteMobilityCheck, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(mobilityChecksQuery),
  });
}

/** A code that signs the golfer in on a phone; each is valid for two minutes. */
export const useCreateHandOver = () => useMutation({ mutationFn: () => call(accountRoutes.createHandOver, {}) });
