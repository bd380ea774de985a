import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '@trueswing/contracts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { Waiting } from '../../../ui/feedback.tsx';

/** Signs the phone in with the code of the QR code, and goes on to the check. The code is in the fragment, so no proxy logs it. */
export default function HandOverPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '';
  const redeem = useMutation({
    mutationFn: () => call(accountRoutes.redeemHandOver, { body: { code } }),
    onSuccess: async (user) => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      await navigate(paths.mobilityCheck, { replace: true });
    },
  });
  // A code works once, and effects run twice in development.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    redeem.mutate();
  }, [redeem.mutate]);
  if (!redeem.error) return <Waiting text="Signing your phone in..." />;
  return (
    <main className="mx-auto flex max-w-column flex-col gap-4 p-5 pt-16">
      <h1 className="text-2xl">This code did not work</h1>
      <LoadError error={redeem.error} fallback="This code has ended. Please show a new one on your other screen." />
      <ButtonLink to={paths.signIn} kind="outline">
        Sign in with a password
      </ButtonLink>
    </main>
  );
}
