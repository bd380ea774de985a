import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientSecretSchema, type PaidPlan, redirectSchema, subscriptionStateSchema } from '@trueswing/contracts';
import type { z } from 'zod';
import { ApiError, request, sentenceOf } from '../../shared/api/http-client.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { uploadStatusQuery } from '../../shared/session/upload-status.queries.ts';
import { useToast } from '../../ui/toast.tsx';
import type { BegunPayment } from './stored-payment.ts';

/** The server asks the payment provider several times before it answers. */
const timeoutMs = 35_000;
const post = <S extends z.ZodType>(path: string, schema: S, body?: unknown) =>
  request(path, schema, { method: 'POST', timeoutMs, ...(body !== undefined && { body }) });

export const beginPayment = (plan: PaidPlan): Promise<BegunPayment> =>
  post('/api/get-or-create-subscription', clientSecretSchema, { plan });

/** The secret with which this plan is paid. Asking again begins nothing new; another plan's secret is void after it. */
export const paymentQuery = (plan: PaidPlan, begun: BegunPayment | null) =>
  queryOptions({
    queryKey: ['payment', plan],
    queryFn: () => beginPayment(plan),
    ...(begun?.plan === plan && { initialData: begun }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const tellPaid = () =>
  post('/api/update-subscription-status', subscriptionStateSchema, { subscriptionActive: true });
export const askPaid = () => post('/api/refresh-subscription', subscriptionStateSchema);

/** Reads anew all that depends on the plan. */
export function useReadPlanAnew(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([queryClient.invalidateQueries(currentUserQuery), queryClient.invalidateQueries(uploadStatusQuery)]);
}

/** Asks the payment provider for the golfer's plan and tells what it says. */
export function useRefreshSubscription() {
  const showToast = useToast();
  const readPlanAnew = useReadPlanAnew();
  return useMutation({
    mutationFn: askPaid,
    onSuccess: ({ message }) => {
      showToast({ title: 'Subscription Refreshed', text: message });
      return readPlanAnew();
    },
    onError: (error) =>
      showToast({
        title: 'Refresh Failed',
        text: sentenceOf(error, 'Failed to refresh the subscription. Please try again.'),
        kind: 'destructive',
      }),
  });
}

/** For who has paid and still waits: sees whether the upgrade has come through. */
export function useUpgrade(userId: string) {
  const showToast = useToast();
  const readPlanAnew = useReadPlanAnew();
  const showFailure = () =>
    showToast({ title: 'Upgrade Failed', text: 'Please try again later.', kind: 'destructive' });
  return useMutation({
    mutationFn: () => post('/api/subscription/upgrade', subscriptionStateSchema, { userId }),
    onSuccess: async ({ isPremium }) => {
      await readPlanAnew();
      if (isPremium) showToast({ title: 'Subscription Upgraded!', text: 'Welcome to Premium!' });
      else showFailure();
    },
    onError: showFailure,
  });
}

/** To the payment provider's own page, where card, plan and end are managed. */
export const useOpenPortal = () =>
  useLeaveFor<void>('/api/create-customer-portal', 'Portal Error', () => 'Failed to open customer portal');

/** To the payment provider's own page, where the plan is paid. */
export const useCheckout = () =>
  useLeaveFor<{ plan: PaidPlan }>('/api/create-checkout-session', 'Subscription Error', (error) =>
    error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'No checkout URL received from server',
  );

function useLeaveFor<Body>(path: string, title: string, fallback: (error: Error) => string) {
  const showToast = useToast();
  return useMutation({
    mutationFn: async (body: Body) => window.location.assign((await post(path, redirectSchema, body)).url),
    onError: (error) => showToast({ title, text: sentenceOf(error, fallback(error)), kind: 'destructive' }),
  });
}
