import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type PushState, type PushType, pushRoutes, pushSubscriptionBodySchema } from '@trueswing/contracts';
import { call, sentenceOf } from '../../../shared/api/http-client.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { hasSubscriptionFor, NotAllowed, subscribe, unsubscribe } from './browser-push.ts';

/** The types that are sent to this device. A browser whose subscription is lost, or of an older key, gets nothing, whatever the server has stored. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async (): Promise<PushState> => {
    const { publicKey, types } = await call(pushRoutes.readPush);
    const arrives = publicKey !== null && types !== null && (await hasSubscriptionFor(publicKey));
    return { publicKey, types: arrives ? types : null };
  },
});

/** Chooses what is sent to this device; nothing ends the browser's subscription. Call it within a tap. */
export function useChooseTypes({ publicKey }: { publicKey: string }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    // One after the other: the last choice counts.
    scope: { id: 'push' },
    mutationFn: (types: PushType[]) => (types.length > 0 ? turnOn(publicKey, types) : turnOff()),
    onSuccess: (_answer, types) =>
      queryClient.setQueryData(pushQuery.queryKey, { publicKey, types: types.length > 0 ? types : null }),
    onError: (error) => {
      if (error instanceof NotAllowed) return;
      const text = sentenceOf(error, 'We could not change your notifications. Please try again.');
      showToast({ title: 'Error', text, kind: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries(pushQuery),
  });
}

async function turnOn(publicKey: string, types: PushType[]): Promise<void> {
  const subscription = await subscribe(publicKey);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = pushSubscriptionBodySchema.parse({ ...subscription.toJSON(), types, timeZone });
  await call(pushRoutes.savePushSubscription, { body });
}

async function turnOff(): Promise<void> {
  await call(pushRoutes.deletePushSubscription);
  await unsubscribe();
}
