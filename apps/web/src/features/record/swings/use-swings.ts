import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUser } from '../../../shared/session/use-user.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { changeSwing, deleteSwing, type KeptSwing, type SwingLook } from '../kept/swing-store.ts';
import { swingsQuery } from '../kept/swings.queries.ts';

/** The golfer's swings on this device, and their changes. A change that this device refuses is said in a toast. */
export function useSwings() {
  const { id: userId } = useUser();
  const { data: swings, isError } = useQuery(swingsQuery(userId));
  const queryClient = useQueryClient();
  const showToast = useToast();
  const run = useCallback(
    async (work: Promise<void>) => {
      try {
        await work;
      } catch {
        showToast({
          title: 'Not Changed',
          text: 'Your phone could not change this swing. Please try again.',
          kind: 'destructive',
        });
      }
      await queryClient.invalidateQueries(swingsQuery(userId));
    },
    [queryClient, userId, showToast],
  );
  const change = useCallback((id: string, part: Pick<KeptSwing, 'isKept'>) => run(changeSwing(id, part)), [run]);
  /** Rejects where this device cannot keep it. The golfer changed nothing, so no toast says so. */
  const keepLook = useCallback(
    async (id: string, look: SwingLook | null) => {
      await changeSwing(id, { look });
      await queryClient.invalidateQueries(swingsQuery(userId));
    },
    [queryClient, userId],
  );
  const remove = useCallback((id: string) => run(deleteSwing(id)), [run]);
  return { swings, isError, change, keepLook, remove };
}
