import type { AdminUser } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEndSessions } from './users.queries.ts';

/** Ends all sessions of a golfer, for a lost phone or an account that strangers use. */
export function SignOutDevices({ user }: { user: AdminUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const end = useEndSessions(user);
  const close = () => {
    setIsOpen(false);
    end.reset();
  };
  return (
    <>
      <Button kind="quiet" size="small" aria-label={`Sign out ${user.email}`} onClick={() => setIsOpen(true)}>
        Sign out
      </Button>
      <Dialog
        title="Sign out on all devices"
        isOpen={isOpen}
        onClose={close}
        description={`Every session of ${user.email} ends. The password stays. Signing out is recorded in the audit.`}
        actions={
          <Button isBusy={end.isPending} onClick={() => end.mutate(undefined, { onSuccess: close })}>
            Sign Out Everywhere
          </Button>
        }
      >
        {end.error && (
          <ErrorNote requestId={requestIdOf(end.error)}>
            {sentenceOf(end.error, 'The golfer could not be signed out. Please try again.')}
          </ErrorNote>
        )}
      </Dialog>
    </>
  );
}
