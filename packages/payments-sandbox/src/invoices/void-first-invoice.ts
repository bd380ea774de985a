import { invalidRequest } from '../api/stripe-error.ts';
import type { InvoiceRecord } from '../state/records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { expireSubscription } from '../subscriptions/end-subscription.ts';

/** Ends a subscription that was never paid, by its invoice; refused once that is paid, so nobody pays for nothing. */
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
