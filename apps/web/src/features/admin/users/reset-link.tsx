import type { AdminUser } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useResetLink } from './users.queries.ts';

/** Makes a link for a golfer who lost the password. It is shown once, to be handed over. */
export function ResetLink({ user }: { user: AdminUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const link = useResetLink(user);
  const copy = useCopy();
  const close = () => {
    setIsOpen(false);
    link.reset();
  };
  return (
    <>
      <Button kind="quiet" size="small" aria-label={`Password link for ${user.email}`} onClick={() => setIsOpen(true)}>
        Password link
      </Button>
      <Dialog
        title="Password link"
        isOpen={isOpen}
        onClose={close}
        description={`With this link ${user.email} can choose a new password. It works once, for one hour. Making it is recorded in the audit.`}
        actions={
          link.data ? (
            <Button onClick={() => void copy(link.data.url, 'the link above.')}>Copy Link</Button>
          ) : (
            <Button isBusy={link.isPending} onClick={() => link.mutate()}>
              Make Link
            </Button>
          )
        }
      >
        {link.data && <p className="rounded-control bg-paper p-3 text-sm wrap-anywhere select-all">{link.data.url}</p>}
        {link.error && (
          <ErrorNote requestId={requestIdOf(link.error)}>
            {sentenceOf(link.error, 'The link could not be made. Please try again.')}
          </ErrorNote>
        )}
      </Dialog>
    </>
  );
}
