import { defaultCardOf } from '../payments/create-intents.ts';
import { payIntent } from '../payments/pay-intent.ts';
import type { InvoiceRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { intentOf } from './create-invoice.ts';
import { noteInvoiceOutcome, settleInvoice } from './record-payment-outcome.ts';

/** Takes what is due from the kept card, without the golfer. */
export function collectInvoice(books: Books, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return;
  const intent = intentOf(books, invoice);
  if (!intent) {
    settleInvoice(books, invoice);
    return;
  }
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  const card = defaultCardOf(books, books.get('subscription', invoice.parent.subscription_details.subscription));
  if (card) payIntent(books, intent, card, { onSession: false, confirmed: false });
  else noteInvoiceOutcome(books, intent, { onSession: false });
}
