import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rememberOnboarded } from '../features/onboarding/onboarded.ts';
import { requestIdOf, sentenceOf } from '../shared/api/http-client.ts';
import { LoadedPart } from '../shared/loaded-part.tsx';
import { paths } from '../shared/paths.ts';
import { currentUserQuery } from '../shared/session/current-user.queries.ts';
import { rememberAccount } from '../shared/session/first-sign-in.ts';
import { UserContext } from '../shared/session/use-user.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote, Waiting } from '../ui/feedback.tsx';
import { visitor } from './first-screens.ts';
import { readOwner, subscribeOwner } from './kept-data/kept-owner.ts';

const NeedsNetwork = lazy(() => import('./kept-data/needs-network.tsx'));

/** Renders its routes for signed-in users. A visitor sees the welcome at `/` and is redirected to it from other paths. */
export function RequireUser() {
  const { data: user, error, fetchStatus, refetch } = useQuery(currentUserQuery);
  const keptOwner = useSyncExternalStore(subscribeOwner, readOwner);
  const { pathname } = useLocation();
  const isSignedIn = Boolean(user);
  // Without kept data there is nothing to show before the server has answered.
  const isKept = keptOwner !== null && keptOwner !== 'ended';
  // In another tab of this browser.
  const hasOtherSignedIn = isKept && isSignedIn && keptOwner !== user?.id;
  useEffect(() => {
    if (hasOtherSignedIn) void refetch();
  }, [hasOtherSignedIn, refetch]);
  // A golfer with an account does not need the introduction again.
  useEffect(() => {
    if (!isSignedIn) return;
    rememberOnboarded();
    rememberAccount();
  }, [isSignedIn]);

  if (user) {
    return (
      // Another golfer may sign in in another tab: no screen keeps what the one before has typed.
      <UserContext key={user.id} value={user}>
        <Outlet />
      </UserContext>
    );
  }
  if (user === null && pathname !== paths.home) return <Navigate to={paths.home} replace />;
  const needsNetwork = !error && fetchStatus === 'paused' && !isKept;
  if (user === null || needsNetwork) {
    return (
      <Suspense fallback={<Authenticating />}>
        {user === null ? <LoadedPart part={visitor} /> : <NeedsNetwork />}
      </Suspense>
    );
  }
  if (!error) return <Authenticating />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col justify-center gap-4 bg-paper px-5 py-16">
      <h1 className="text-2xl">Your account did not load</h1>
      <ErrorNote requestId={requestIdOf(error)}>
        {sentenceOf(error, 'We could not load your account. Please try again.')}
      </ErrorNote>
      <Button onClick={() => refetch()}>Try Again</Button>
    </main>
  );
}

function Authenticating() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-column place-items-center bg-paper">
      <Waiting text="Authenticating..." />
    </main>
  );
}
