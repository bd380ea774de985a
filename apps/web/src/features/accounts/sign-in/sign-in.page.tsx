import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { Waiting } from '../../../ui/feedback.tsx';
import { ChangePasswordScreen } from '../password/change-password-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** Where /api/login leads without an identity provider: visitors sign in, golfers change their password. */
export default function SignInPage() {
  const { data: user, isError } = useQuery(currentUserQuery);
  // Who signs in here is on the way home, and did not come to change the password.
  const [arrived, setArrived] = useState(user);
  if (arrived === undefined && user !== undefined) setArrived(user);
  if (arrived && user) return <ChangePasswordScreen user={user} />;
  if (user !== undefined || isError) return <SignInScreen />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-column place-items-center bg-paper">
      <Waiting text="Authenticating..." />
    </main>
  );
}
