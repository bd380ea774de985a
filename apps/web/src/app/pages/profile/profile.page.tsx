import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountDetailsCard } from '../../../features/accounts/profile/account-details-card.tsx';
import { PersonalInformationCard } from '../../../features/accounts/profile/personal-information-card.tsx';
import { useLogout, userRecordQuery } from '../../../features/accounts/profile/profile.queries.ts';
import { SignedInDevicesCard } from '../../../features/accounts/profile/signed-in-devices-card.tsx';
import { YourDataCard } from '../../../features/accounts/profile/your-data-card.tsx';
import { useAwaitedPremium } from '../../../features/billing/payment-success/use-awaited-premium.ts';
import { PaymentInformationCard } from '../../../features/billing/subscription/payment-information-card.tsx';
import { SubscriptionCard } from '../../../features/billing/subscription/subscription-card.tsx';
import { PushCard } from '../../../features/notifications/push/push-card.tsx';
import { isNotFound } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { shotPaths } from '../../../shared/shot-paths.ts';
import { ThemeChoice } from '../../../shared/theme/theme-choice.tsx';
import { UserNotFoundCard } from '../../../shared/user-not-found-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PointsCard } from './points-card.tsx';

export default function ProfilePage() {
  const { id } = useUser();
  const { error, refetch } = useQuery(userRecordQuery(id));
  const logout = useLogout();
  useReturnFromCheckout();
  const isGone = isNotFound(error);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Profile</h1>
      {isGone ? (
        <UserNotFoundCard />
      ) : (
        <>
          <PersonalInformationCard />
          <Card title="Mobility Check">
            <div className="flex flex-col gap-3">
              <p>See how far your body turns. Your phone measures it.</p>
              <ButtonLink to={paths.mobilityCheck} kind="outline">
                Check my mobility
              </ButtonLink>
            </div>
          </Card>
          <Card title="Launch Monitor">
            <div className="flex flex-col gap-3">
              <p>Bring in the shots of your sessions. See how far each club carries, and what really changed.</p>
              <ButtonLink to={shotPaths.shotImport} kind="outline">
                Import a file
              </ButtonLink>
              <ButtonLink to={shotPaths.shots} kind="quiet">
                See my shots
              </ButtonLink>
            </div>
          </Card>
          <PointsCard />
          <SubscriptionCard />
          <AccountDetailsCard />
          <PaymentInformationCard />
          <SignedInDevicesCard />
          <PushCard />
          <Card>
            <ThemeChoice />
          </Card>
          <YourDataCard />
        </>
      )}
      {/* Below the known data, so that nothing moves. */}
      {error && !isGone && (
        <LoadError error={error} sentence="Failed to fetch user data" onRetry={() => void refetch()} />
      )}
      <Button kind="outline" isBusy={logout.isPending} onClick={() => logout.mutate()}>
        Log Out
      </Button>
    </div>
  );
}

/** After a return from the checkout (with a session_id), shows Premium as soon as it is active. */
function useReturnFromCheckout(): void {
  const [search, setSearch] = useSearchParams();
  const [isReturn] = useState(() => search.has('session_id'));
  useAwaitedPremium(isReturn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the polling continues without the parameter.
  useEffect(() => {
    if (isReturn) setSearch({}, { replace: true });
  }, []);
}
