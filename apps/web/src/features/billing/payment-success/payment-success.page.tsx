import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { useReloadPlan, useUpgrade } from '../billing.queries.ts';
import { FeatureList } from '../feature-list.tsx';
import { useAwaitedPremium } from './use-awaited-premium.ts';

export default function PaymentSuccessPage() {
  const [search] = useSearchParams();
  // Our server or our card form sets session_id; the payment provider sets the others after a bank's page.
  const session = search.get('session_id') ?? search.get('payment_intent') ?? search.get('setup_intent');
  const hasFailed = search.get('redirect_status') === 'failed';
  const { isPremium, isWaiting } = useAwaitedPremium(Boolean(session) && !hasFailed);
  if (!session) return <MissingSession />;
  if (hasFailed) return <Failed />;
  if (isPremium) return <Welcome />;
  return isWaiting ? <Processing /> : <StillProcessing />;
}

function MissingSession() {
  return (
    <Card className="flex flex-col gap-4">
      <h1 className="text-2xl">Your Payment</h1>
      <p role="alert">Payment session not found. Please check your profile to verify subscription status.</p>
      <ButtonLink to={paths.profile}>Go to Profile</ButtonLink>
    </Card>
  );
}

/** The golfer has canceled on a bank's page, or the bank has declined. */
function Failed() {
  return (
    <Card className="flex flex-col gap-4">
      <h1 className="text-2xl">Payment Failed</h1>
      <p role="alert">Your payment did not go through. Please try again, with this card or another one.</p>
      <ButtonLink to={paths.subscribe}>Try Again</ButtonLink>
      <ButtonLink to={paths.profile} kind="outline">
        Go to Profile
      </ButtonLink>
    </Card>
  );
}

function Processing() {
  return (
    <Card>
      <h1 className="text-center text-2xl">Processing Your Subscription</h1>
      <Waiting text="This takes a few seconds. Please keep this page open." />
    </Card>
  );
}

/** The payment is not confirmed after half a minute, which does not mean that it failed. */
function StillProcessing() {
  const user = useUser();
  const upgrade = useUpgrade(user.id);
  return (
    <Card className="flex flex-col gap-4">
      <h1 className="text-2xl">Processing Your Subscription</h1>
      <p role="status">
        This takes longer than usual. Do not pay again. Premium starts as soon as your payment arrives.
      </p>
      <Button disabled={upgrade.isPending} onClick={() => upgrade.mutate()}>
        Check Again
      </Button>
      <ButtonLink to={paths.profile} kind="outline">
        Go to Profile
      </ButtonLink>
    </Card>
  );
}

function Welcome() {
  const reloadPlan = useReloadPlan();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when Premium is active.
  useEffect(() => {
    void reloadPlan();
  }, []);
  return (
    <Card className="flex flex-col gap-4">
      <CircleCheck aria-hidden className="size-14 text-fairway" />
      <h1 className="text-2xl">Welcome to Premium!</h1>
      <p>Thank you. This is yours now:</p>
      <FeatureList />
      <ButtonLink to={paths.upload()}>Upload Swing Video</ButtonLink>
      <ButtonLink to={paths.profile} kind="outline">
        Go to Profile
      </ButtonLink>
    </Card>
  );
}
