import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/http-client.ts';
import { LoadError } from '../../app/load-error.tsx';
import { useUser } from '../../app/require-user.tsx';
import { ThemeChoice } from '../../app/theme-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LostBallPicture } from '../../ui/empty-pictures.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { PaymentInformationCard } from '../billing/payment-information-card.tsx';
import { SubscriptionCard } from '../billing/subscription-card.tsx';
import { useAwaitedPremium } from '../billing/use-awaited-premium.ts';
import { AccountDetailsCard } from './account-details-card.tsx';
import { useLogOut } from './accounts.queries.ts';
import { PersonalInformationCard } from './personal-information-card.tsx';
import { userRecordQuery } from './profile.queries.ts';
import { SignedInDevicesCard } from './signed-in-devices-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

export default function ProfilePage() {
  const { id } = useUser();
  const { error, refetch } = useQuery(userRecordQuery(id));
  const logOut = useLogOut();
  useReturnFromCheckout();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Profile</h1>
      {isGone ? (
        <Card>
          <EmptyState picture={<LostBallPicture />} title="User Not Found">
            Unable to load user profile.
          </EmptyState>
        </Card>
      ) : (
        <>
          <PersonalInformationCard />
          <SubscriptionCard />
          <AccountDetailsCard />
          <PaymentInformationCard />
          <SignedInDevicesCard />
          <Card>
            <ThemeChoice />
          </Card>
          <YourDataCard />
        </>
      )}
      {/* Below: what is known stays where it is. */}
      {error && !isGone && (
        <LoadError error={error} sentence="Failed to fetch user data" onRetry={() => void refetch()} />
      )}
      <Button kind="outline" isBusy={logOut.isPending} onClick={() => logOut.mutate()}>
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
