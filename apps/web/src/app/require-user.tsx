import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rememberOnboarded } from '../features/onboarding/onboarded.ts';
import { requestIdOf, sentenceOf } from '../shared/api/http-client.ts';
import { paths } from '../shared/paths.ts';
import { currentUserQuery } from '../shared/session/current-user.queries.ts';
import { rememberAccount } from '../shared/session/first-sign-in.ts';
import { UserContext } from '../shared/session/use-user.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote, Waiting } from '../ui/feedback.tsx';

const Visitor = lazy(() => import('./pages/visitor/visitor.page.tsx'));

/** Renders its routes for signed-in users. A visitor sees the welcome at `/` and is redirected to it from other paths. */
export function RequireUser() {
  const { data: user, error, refetch } = useQuery(currentUserQuery);
  const { pathname } = useLocation();
  const isSignedIn = Boolean(user);
  // A golfer with an account does not need the introduction again.
  useEffect(() => {
    if (!isSignedIn) return;
    rememberOnboarded();
    rememberAccount();
  }, [isSignedIn]);

  if (user) {
    return (
      <UserContext value={user}>
        <Outlet />
      </UserContext>
    );
  }
  if (user === null) {
    if (pathname !== paths.home) return <Navigate to={paths.home} replace />;
    return (
      <Suspense fallback={<Authenticating />}>
        <Visitor />
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
