import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths, plansId } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useOpenPortal, useRefreshSubscription } from '../billing.queries.ts';
import { describeSubscription, describeTrouble } from './describe-subscription.ts';
import { UpgradeOffer } from './upgrade-offer.tsx';

/** The subscription on the profile: its state, a payment problem, and how to change it. */
export function SubscriptionCard() {
  const user = useUser();
  const openPortal = useOpenPortal();
  const refresh = useRefreshSubscription();
  const card = useScrollToPlans();
  const { subscription, isPremium } = user;
  const trouble = subscription?.paymentProblem && describeTrouble(subscription.paymentProblem, isPremium);
  return (
    <div ref={card} id={plansId}>
      <Card title="Subscription" className="flex flex-col gap-4">
        {trouble && (
          <div role="alert" className="flex flex-col gap-3 rounded-xl border border-alert/30 bg-alert-tint p-4">
            <h3 className="text-base text-alert">{trouble.title}</h3>
            <p>{trouble.sentence}</p>
            {trouble.leadsTo === 'card-form' ? (
              <ButtonLink to={paths.subscribe}>{trouble.step}</ButtonLink>
            ) : (
              <Button disabled={openPortal.isPending} onClick={() => openPortal.mutate()}>
                {trouble.step}
              </Button>
            )}
          </div>
        )}
        <Facts facts={describeSubscription(user)} />
        {!isPremium && !trouble && <UpgradeOffer />}
        {subscription && (
          <Button kind="outline" disabled={openPortal.isPending} onClick={() => openPortal.mutate()}>
            Manage Subscription
          </Button>
        )}
        <Button kind="quiet" disabled={refresh.isPending} onClick={() => refresh.mutate()}>
          {refresh.isPending ? 'Refreshing...' : 'Refresh Status'}
        </Button>
      </Card>
    </div>
  );
}

/** Shows the card to a golfer who came for the plans. A client-side navigation does not scroll to the hash of a URL. */
function useScrollToPlans() {
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${plansId}`) card.current?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return card;
}
