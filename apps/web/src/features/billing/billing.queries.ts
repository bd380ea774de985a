import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { billingRoutes, type PaidPlan } from '@trueswing/contracts';
import { useCallback, useEffect } from 'react';
import { ApiError, call, sentenceOf } from '../../shared/api/http-client.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { useToast } from '../../ui/toasts/toast.tsx';
import type { StartedPayment } from './stored-payment.ts';

/** The server asks the payment provider several times before it answers. */
const timeoutMs = 35_000;

export const startPayment = (plan: PaidPlan): Promise<StartedPayment> =>
  call(billingRoutes.getOrCreateSubscription, { body: { plan }, timeoutMs });

/** The client secret with which a golfer pays this plan. Calling again starts nothing new; the secret of another plan becomes void. */
export const paymentQuery = (userId: string, plan: PaidPlan, started: StartedPayment | null, isChosen: boolean) =>
  queryOptions({
    // Each golfer has their own: a query that is reset goes back to the payment that its first golfer started.
    queryKey: ['payment', userId, plan],
    queryFn: () => startPayment(plan),
    // Merely to look creates nothing at the payment provider.
    enabled: isChosen,
    ...(started?.plan === plan && { initialData: started }),
    // Not even the return of a lost connection loads it again: the card form would be replaced while it pays.
    staleTime: 'static',
    gcTime: 0,
  });

export const reportPaid = () =>
  call(billingRoutes.updateSubscriptionStatus, { body: { subscriptionActive: true }, timeoutMs });
export const refreshSubscription = () => call(billingRoutes.refreshSubscription, { timeoutMs });

/** Reloads all data that depends on the plan. */
export function useReloadPlan(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      Promise.all([queryClient.invalidateQueries(currentUserQuery), queryClient.invalidateQueries(uploadStatusQuery)]),
    [queryClient],
  );
}

const otherPlanCodes: readonly (string | undefined)[] = ['already-premium', 'payment-open', 'nothing-to-manage'];

/** Reloads the plan after a refusal that does not fit the one on the screen, as after a payment on another device. */
export function useReloadOtherPlan(): (error: Error) => void {
  const reloadPlan = useReloadPlan();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && otherPlanCodes.includes(error.body?.code)) void reloadPlan();
    },
    [reloadPlan],
  );
}

/** Asks the payment provider for the golfer's plan and shows the answer in a toast. */
export function useRefreshSubscription() {
  const showToast = useToast();
  const reloadPlan = useReloadPlan();
  return useMutation({
    mutationFn: refreshSubscription,
    onSuccess: ({ message }) => {
      showToast({ title: 'Subscription Refreshed', text: message });
      return reloadPlan();
    },
    onError: (error) =>
      showToast({
        title: 'Refresh Failed',
        text: sentenceOf(error, 'We could not refresh your subscription. Please try again.'),
        kind: 'destructive',
      }),
  });
}

/** Checks whether the upgrade is active, for a golfer who has paid and is waiting. */
export function useUpgrade(userId: string) {
  const showToast = useToast();
  const reloadPlan = useReloadPlan();
  const showFailure = () =>
    showToast({ title: 'Upgrade Failed', text: 'Please try again later.', kind: 'destructive' });
  return useMutation({
    mutationFn: () => call(billingRoutes.upgradeSubscription, { body: { userId }, timeoutMs }),
    onSuccess: async ({ isPremium }) => {
      await reloadPlan();
      if (isPremium) showToast({ title: 'Subscription Upgraded!', text: 'Welcome to Premium!' });
      else showFailure();
    },
    onError: showFailure,
  });
}

/** Opens the payment provider's page for changing the card and the plan, and for canceling. */
export const useOpenPortal = () =>
  useRedirect(
    () => call(billingRoutes.createCustomerPortal, { timeoutMs }),
    'Portal Error',
    () => 'Failed to open customer portal',
  );

/** Opens the payment provider's checkout page. */
export const useCheckout = () =>
  useRedirect(
    (body: { plan: PaidPlan }) => call(billingRoutes.createCheckoutSession, { body, timeoutMs }),
    'Subscription Error',
    (error) =>
      error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'No checkout URL received from server',
  );

function useRedirect<Body = void>(
  createUrl: (body: Body) => Promise<{ url: string }>,
  title: string,
  fallback: (error: Error) => string,
) {
  const showToast = useToast();
  const reloadOtherPlan = useReloadOtherPlan();
  const mutation = useMutation({
    mutationFn: async (body: Body) => window.location.assign((await createUrl(body)).url),
    onError: (error) => {
      showToast({ title, text: sentenceOf(error, fallback(error)), kind: 'destructive' });
      reloadOtherPlan(error);
    },
  });
  const { reset } = mutation;
  useEffect(() => {
    // By "Back" the browser shows the page as it was left: its buttons would stay disabled.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return mutation;
}
