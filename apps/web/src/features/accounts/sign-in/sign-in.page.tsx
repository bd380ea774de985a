import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { Waiting } from '../../../ui/feedback.tsx';
import { ChangePasswordScreen } from '../password/change-password-screen.tsx';
import { SignInAgainScreen } from './sign-in-again-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The target of /api/login without an identity provider: visitors sign in, signed-in golfers change their password. */
export default function SignInPage() {
  const [search] = useSearchParams();
  const { data: user, isError } = useQuery(currentUserQuery);
  // A golfer who signs in here is about to go home and does not want to change the password.
  const [arrived, setArrived] = useState(user);
  if (arrived === undefined && user !== undefined) setArrived(user);
  if (arrived && user && !user.hasPassword && search.has('error')) return <SignInAgainScreen user={user} />;
  if (arrived && user) return <ChangePasswordScreen user={user} />;
  if (user !== undefined || isError) return <SignInScreen />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-column place-items-center bg-paper">
      <Waiting text="Authenticating..." />
    </main>
  );
}
