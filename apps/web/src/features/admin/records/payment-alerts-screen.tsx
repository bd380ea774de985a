import { adminRoutes } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyId } from '../copy-id.tsx';
import { useOlderPages } from '../use-older-pages.ts';
import { RecordHead } from './record-head.tsx';
import { RecordList } from './record-list.tsx';

/** Refunds and disputes. */
export function PaymentAlertsScreen() {
  const pages = useOlderPages('payment-alerts', (page) => call(adminRoutes.listPaymentAlerts, page));
  return (
    <RecordList
      title="Payment alerts"
      text="Refunds and disputes, newest first. A dispute needs an answer in Stripe’s dashboard before its deadline."
      empty="No refunds and no disputes"
      pages={pages}
    >
      {({ id, at, kind, status, email, amountMinorUnits, currency, stripeChargeId }) => (
        <>
          <RecordHead at={at}>
            {kind === 'refund' ? 'Refund' : 'Dispute'} of {formatAmount(amountMinorUnits, currency)}
            <Badge kind={status.endsWith('needs_response') ? 'alert' : 'plain'}>{status.replaceAll('_', ' ')}</Badge>
          </RecordHead>
          <p className="text-sm wrap-anywhere">
            {email ?? 'No account: the payment belongs to none, or it is deleted.'}
          </p>
          <CopyId id={stripeChargeId} label={`Copy the charge of alert ${id}`} />
        </>
      )}
    </RecordList>
  );
}

/** Currencies differ in their smallest unit: the yen has none, the dollar cents. */
function formatAmount(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
