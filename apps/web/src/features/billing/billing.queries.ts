import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { billingRoutes, type PaidPlan } from '@trueswing/contracts';
import { ApiError, call, sentenceOf } from '../../shared/api/http-client.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { uploadStatusQuery } from '../../shared/session/upload-status.queries.ts';
import { useToast } from '../../ui/toast.tsx';
import type { BegunPayment } from './stored-payment.ts';

/** The server asks the payment provider several times before it answers. */
const timeoutMs = 35_000;

export const beginPayment = (plan: PaidPlan): Promise<BegunPayment> =>
  call(billingRoutes.getOrCreateSubscription, { body: { plan }, timeoutMs });

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
  call(billingRoutes.updateSubscriptionStatus, { body: { subscriptionActive: true }, timeoutMs });
export const askPaid = () => call(billingRoutes.refreshSubscription, { timeoutMs });

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
    mutationFn: () => call(billingRoutes.upgradeSubscription, { body: { userId }, timeoutMs }),
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
  useLeaveFor(
    () => call(billingRoutes.createCustomerPortal, { timeoutMs }),
    'Portal Error',
    () => 'Failed to open customer portal',
  );

/** To the payment provider's own page, where the plan is paid. */
export const useCheckout = () =>
  useLeaveFor(
    (body: { plan: PaidPlan }) => call(billingRoutes.createCheckoutSession, { body, timeoutMs }),
    'Subscription Error',
    (error) =>
      error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'No checkout URL received from server',
  );

function useLeaveFor<Body = void>(
  askUrl: (body: Body) => Promise<{ url: string }>,
  title: string,
  fallback: (error: Error) => string,
) {
  const showToast = useToast();
  return useMutation({
    mutationFn: async (body: Body) => window.location.assign((await askUrl(body)).url),
    onError: (error) => showToast({ title, text: sentenceOf(error, fallback(error)), kind: 'destructive' }),
  });
}
