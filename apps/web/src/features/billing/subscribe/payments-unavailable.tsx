import { errorCatalog } from '@trueswing/contracts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card } from '../../../ui/card.tsx';

/** Shown when no payment provider is configured. */
export function PaymentsUnavailable() {
  return (
    <Card className="flex flex-col gap-4">
      <p role="status">{errorCatalog['payments-unavailable'].message}</p>
      <ButtonLink to={paths.profile}>Go to Profile</ButtonLink>
    </Card>
  );
}
