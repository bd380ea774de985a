import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../app/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PaymentInformationCard } from '../billing/payment-information-card.tsx';
import { SubscriptionCard } from '../billing/subscription-card.tsx';
import { useAwaitedPremium } from '../billing/use-awaited-premium.ts';
import { useLogOut } from './accounts.queries.ts';
import { PersonalInformationCard } from './personal-information-card.tsx';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export default function ProfilePage() {
  const user = useUser();
  const logOut = useLogOut();
  useReturnFromCheckout();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Profile</h1>
      <PersonalInformationCard />
      <SubscriptionCard />
      <Card title="Account Details">
        <Facts
          facts={[
            ['Videos uploaded', String(user.videoUploadsUsed)],
            ['Member since', longDate.format(new Date(user.createdAt))],
          ]}
        />
      </Card>
      <PaymentInformationCard />
      <Button kind="outline" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
        Log Out
      </Button>
    </div>
  );
}

/** Who comes here from the checkout with a session_id sees Premium as soon as it is there. */
function useReturnFromCheckout(): void {
  const [search, setSearch] = useSearchParams();
  const [isReturn] = useState(() => search.has('session_id'));
  useAwaitedPremium(isReturn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the waiting goes on without the parameter.
  useEffect(() => {
    if (isReturn) setSearch({}, { replace: true });
  }, []);
}
