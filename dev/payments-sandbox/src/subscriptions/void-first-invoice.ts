import { invalidRequest } from '../protocol/stripe-error.ts';
import type { InvoiceRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { expireSubscription } from './end-subscription.ts';

/** Voids the first invoice of a subscription that was never paid, which ends the subscription. Rejects a paid invoice. */
export function voidFirstInvoice(state: SandboxState, invoice: InvoiceRecord): InvoiceRecord {
  if (invoice.status !== 'open') {
    throw invalidRequest(
      `You can only pass in open invoices. This invoice is ${invoice.status}.`,
      'invoice',
      'invoice_not_editable',
    );
  }
  const subscription = state.get('subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status !== 'incomplete')
    throw invalidRequest('The payments sandbox voids first invoices only.', 'invoice');
  expireSubscription(state, subscription);
  return state.get('invoice', invoice.id);
}
