import { useQuery } from '@tanstack/react-query';
import { errorCatalog, type PaidPlan } from '@trueswing/contracts';
import { startTransition, useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/session/client-config.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { paymentQuery, useReloadOtherPlan } from '../billing.queries.ts';
import { FeatureList } from '../feature-list.tsx';
import { PlanChoice } from '../plan-choice.tsx';
import { planNames } from '../plan-labels.ts';
import { clearStoredPayment, readStoredPayment } from '../stored-payment.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentsUnavailable } from './payments-unavailable.tsx';
import { SandboxNote } from './sandbox-note.tsx';

export default function SubscribePage() {
  const user = useUser();
  const { data: config, error, refetch } = useQuery(clientConfigQuery);
  const problem = user.subscription?.paymentProblem ?? null;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">{problem ? 'Pay Your Open Invoice' : 'Upgrade to Premium'}</h1>
      {error && !config && (
        <LoadError
          error={error}
          fallback="We could not load the payment form. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!config && !error && <Waiting text="Preparing your payment..." />}
      {config?.payments.mode === 'unavailable' && <PaymentsUnavailable />}
      {config && config.payments.mode !== 'unavailable' && (
        <>
          <SandboxNote payments={config.payments} />
          {user.isPremium && !problem ? (
            <HasPremium />
          ) : (
            <Payment payments={config.payments} fixedPlan={problem ? (user.subscription?.plan ?? null) : null} />
          )}
        </>
      )}
    </div>
  );
}

type PaymentProps = Pick<Parameters<typeof PaymentForm>[0], 'payments'> & {
  /** The plan of the subscription whose payment is open. */
  fixedPlan: PaidPlan | null;
};

function Payment({ payments, fixedPlan }: PaymentProps) {
  const { id: userId } = useUser();
  const [started, setStarted] = useState(readStoredPayment);
  const [wanted, setWanted] = useState<PaidPlan>(started?.plan ?? 'annual');
  const [isChosen, setIsChosen] = useState(started !== null || fixedPlan !== null);
  const [isPaying, setIsPaying] = useState(false);
  // Stays when the reloaded plan has the open payment, and with it another plan to ask for.
  const [isAtProvider, setIsAtProvider] = useState(false);
  const plan = fixedPlan ?? wanted;
  const {
    data: payment,
    error,
    isFetching,
    refetch,
  } = useQuery(paymentQuery(userId, plan, started, isChosen && !isAtProvider));
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const reloadOtherPlan = useReloadOtherPlan();
  useEffect(() => {
    if (!error) return;
    if (code === 'payment-open') setIsAtProvider(true);
    reloadOtherPlan(error);
  }, [error, code, reloadOtherPlan]);
  // Valid for one visit: the stored secret may be void at the next one.
  useEffect(clearStoredPayment, []);

  const choosePlan = (chosen: PaidPlan) => {
    setStarted(null);
    setIsChosen(false);
    setWanted(chosen);
  };
  const startAgain = () => {
    setStarted(null);
    void refetch();
  };
  if (code === 'already-premium') return <HasPremium />;
  if (isAtProvider || code === 'payment-open') return <PayAtProvider />;
  if (code === 'payments-unavailable') return <PaymentsUnavailable />;
  return (
    <>
      <Card className="flex flex-col gap-4">
        {!fixedPlan && <PlanChoice plan={plan} onChange={choosePlan} disabled={isFetching || isPaying} />}
        <FeatureList />
        {!isChosen && (
          <Button onClick={() => startTransition(() => setIsChosen(true))}>Continue with {planNames[plan]}</Button>
        )}
      </Card>
      {isChosen && (
        <Card title="Card details">
          {error && !isFetching && (
            <LoadError
              error={error}
              fallback="We could not start your payment. Please try again."
              onRetry={startAgain}
            />
          )}
          {isFetching && <Waiting text="Preparing your payment..." />}
          {payment && !isFetching && (
            <PaymentForm
              key={payment.clientSecret}
              payments={payments}
              payment={payment}
              onPaying={setIsPaying}
              onSecretExpired={startAgain}
            />
          )}
        </Card>
      )}
    </>
  );
}

function HasPremium() {
  return (
    <Card className="flex flex-col gap-4">
      <p>You have Premium already. You can change your plan or card in your profile.</p>
      <ButtonLink to={paths.profile}>Go to Profile</ButtonLink>
    </Card>
  );
}

/** The open invoice can only be paid on the payment provider's page. */
function PayAtProvider() {
  return (
    <Card className="flex flex-col gap-4">
      <p role="status">{errorCatalog['payment-open'].message}</p>
      <ButtonLink to={paths.profile}>Go to Profile</ButtonLink>
    </Card>
  );
}
