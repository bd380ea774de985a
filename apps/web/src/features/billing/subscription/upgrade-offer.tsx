import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCatalog, type PaidPlan } from '@trueswing/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../shared/api/http-client.ts';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/session/client-config.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { startPayment, useCheckout, useReloadOtherPlan } from '../billing.queries.ts';
import { FeatureList } from '../feature-list.tsx';
import { PlanChoice } from '../plan-choice.tsx';
import { storePayment } from '../stored-payment.ts';

/** Shows what Premium includes, and the two ways to pay: our card form or the payment provider's page. */
export function UpgradeOffer() {
  const { data: config } = useQuery(clientConfigQuery);
  const [plan, setPlan] = useState<PaidPlan>('annual');
  const begin = useStartPayment();
  const checkout = useCheckout();
  const isBusy = begin.isPending || checkout.isPending || checkout.isSuccess;
  if (config?.payments.mode === 'unavailable') {
    return <p role="status">{errorCatalog['payments-unavailable'].message}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <FeatureList />
      <PlanChoice plan={plan} onChange={setPlan} disabled={isBusy} />
      <Button disabled={isBusy} onClick={() => begin.mutate(plan)}>
        Upgrade to Premium
      </Button>
      <Button kind="outline" disabled={isBusy} onClick={() => checkout.mutate({ plan })}>
        Pay on the Checkout Page
      </Button>
    </div>
  );
}

/** Starts the payment and passes it to the screen with the card form. */
function useStartPayment() {
  const showToast = useToast();
  const navigate = useNavigate();
  const reloadOtherPlan = useReloadOtherPlan();
  return useMutation({
    mutationFn: startPayment,
    onSuccess: (payment) => {
      storePayment(payment);
      navigate(paths.subscribe);
    },
    onError: (error) => {
      showToast({
        title: 'Subscription Error',
        text: sentenceOf(error, 'We could not start your payment. Please try again.'),
        kind: 'destructive',
      });
      reloadOtherPlan(error);
    },
  });
}
