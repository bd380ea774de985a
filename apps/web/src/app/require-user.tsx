import { useQuery } from '@tanstack/react-query';
import type { User } from '@trueswing/contracts';
import { createContext, use } from 'react';
import { Navigate, Outlet } from 'react-router';
import { sentenceOf } from '../api/http-client.ts';
import { currentUserQuery } from '../features/accounts/accounts.queries.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote, Waiting } from '../ui/feedback.tsx';
import { paths } from './paths.ts';

const UserContext = createContext<User | null>(null);

/** The signed-in user; only below RequireUser. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is used outside of RequireUser');
  return user;
}

/** Lets signed-in users through; others are asked to sign in. */
export function RequireUser() {
  const { data: user, error, refetch } = useQuery(currentUserQuery);
  if (user) {
    return (
      <UserContext value={user}>
        <Outlet />
      </UserContext>
    );
  }
  if (user === null) return <Navigate to={paths.signIn} replace />;
  if (!error) return <Waiting text="Authenticating..." />;
  return (
    <div className="mx-auto flex max-w-column flex-col gap-4 px-5 py-16">
      <ErrorNote>{sentenceOf(error, 'We could not load your account. Please try again.')}</ErrorNote>
      <Button onClick={() => refetch()}>Try Again</Button>
    </div>
  );
}
