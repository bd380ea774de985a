import { defaultCardOf } from '../invoices/create-intents.ts';
import { intentOf } from '../invoices/create-invoice.ts';
import type { InvoiceRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { payIntent } from './pay-intent.ts';
import { recordPaymentOutcome, settleInvoice } from './record-payment-outcome.ts';

/** Charges the saved card off session, without the golfer. */
export function collectInvoice(state: SandboxState, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return;
  const intent = intentOf(state, invoice);
  if (!intent) {
    settleInvoice(state, invoice);
    return;
  }
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  const card = defaultCardOf(state, state.get('subscription', invoice.parent.subscription_details.subscription));
  if (card) payIntent(state, intent, card, { onSession: false, confirmed: false });
  else recordPaymentOutcome(state, intent, { onSession: false });
}
