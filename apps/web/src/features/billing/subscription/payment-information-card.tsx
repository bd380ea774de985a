import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useOpenPortal } from '../billing.queries.ts';

/** Links to cards and invoices, which are stored by the payment provider and never by us. */
export function PaymentInformationCard() {
  const { subscription } = useUser();
  const openPortal = useOpenPortal();
  return (
    <Card title="Payment Information" className="flex flex-col gap-4">
      <p className="text-muted">
        {subscription
          ? 'Our payment provider keeps your card and invoices. We never see the number.'
          : 'No card yet. You add one when you upgrade.'}
      </p>
      {subscription && (
        <Button kind="outline" disabled={openPortal.isPending} onClick={() => openPortal.mutate()}>
          Cards and Invoices
        </Button>
      )}
    </Card>
  );
}
