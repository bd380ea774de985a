import { accountRoutes, routeUrl } from '@trueswing/contracts';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** All data about the golfer: download or deletion. */
export function YourDataCard() {
  const [isDeleting, setIsDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setIsDeleting(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Card title="Your Data" className="flex flex-col gap-4">
      <p className="text-muted">Your profile, your analyses and your videos in one ZIP file. It can be large.</p>
      <ButtonLink to={routeUrl(accountRoutes.exportAccount)} reloadDocument download kind="outline">
        <Download aria-hidden className="size-5" /> Download My Data
      </ButtonLink>
      {isDeleting ? (
        <DeleteAccountForm onKeep={keep} />
      ) : (
        <Button ref={opener} kind="danger" onClick={() => setIsDeleting(true)}>
          Delete Account
        </Button>
      )}
    </Card>
  );
}
