import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '@trueswing/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, isRefusal } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { changeUser, currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Waiting } from '../../../ui/feedback.tsx';

/**
 * Signs the phone in with the code of the QR code, and goes on to the check. The code is in the fragment, so no proxy logs it.
 * A golfer who is signed in here is asked first: a link must not move someone to another account unnoticed.
 */
export default function HandOverPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [code] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '');
  const { data: user, error: userError, refetch } = useQuery(currentUserQuery);
  const redeem = useMutation({
    mutationFn: () => call(accountRoutes.redeemHandOver, { body: { code } }),
    onSuccess: async (signedIn) => {
      changeUser(queryClient, signedIn);
      await navigate(paths.mobilityCheck, { replace: true });
    },
  });
  // A code works once, and effects run twice in development.
  const isSent = useRef(false);
  useEffect(() => {
    // Not while it is unknown who is signed in.
    if (isSent.current || user !== null || !code) return;
    isSent.current = true;
    redeem.mutate();
  }, [redeem.mutate, user, code]);

  // A lost connection says nothing of the code.
  if (redeem.error && !isRefusal(redeem.error)) {
    return (
      <Screen title="Your phone is not signed in yet">
        <LoadError
          error={redeem.error}
          fallback="We could not sign your phone in. Please try again."
          onRetry={() => redeem.mutate()}
        />
      </Screen>
    );
  }
  if (redeem.error || !code) {
    return (
      <Screen title="This code did not work">
        <LoadError error={redeem.error} fallback="This code has ended. Please show a new one on your other screen." />
        <ButtonLink to={paths.signIn} kind="outline">
          Sign in with a password
        </ButtonLink>
      </Screen>
    );
  }
  if (userError && user === undefined) {
    return (
      <Screen title="Your account did not load">
        <LoadError
          error={userError}
          fallback="We could not load your account. Please try again."
          onRetry={() => void refetch()}
        />
      </Screen>
    );
  }
  if (redeem.isIdle && user) {
    return (
      <Screen title="Who does the check?">
        <p>You are signed in here as {user.firstName}.</p>
        <p>The code may belong to another account.</p>
        <ButtonLink to={paths.mobilityCheck}>Continue as {user.firstName}</ButtonLink>
        <Button kind="outline" onClick={() => redeem.mutate()}>
          Sign in with the code
        </Button>
      </Screen>
    );
  }
  return <Waiting text="Signing your phone in..." />;
}

const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto flex max-w-column flex-col gap-4 p-5 pt-16">
    <h1 className="text-2xl">{title}</h1>
    {children}
  </main>
);
