import { defaultCardOf } from '../payments/create-intents.ts';
import type { InvoiceRecord, PaymentIntentRecord, SubscriptionRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { cancellation } from '../subscriptions/cancellation.ts';
import { changeSubscription, recordEvent } from '../webhooks/record-event.ts';

const day = 86_400;
/** Days from a failed attempt to the next one; then dunning is over. */
const retryAfterDays = [3, 5, 7] as const;

/** What a payment's outcome means for its invoice and the subscription behind it. */
export function noteInvoiceOutcome(
  books: Books,
  intent: PaymentIntentRecord,
  { onSession }: { onSession: boolean },
): void {
  const invoice = books.all('invoice').find(({ payments }) => payments.data[0]?.payment.payment_intent === intent.id);
  if (invoice?.status !== 'open') return;
  if (intent.status === 'succeeded') {
    keepCard(books, invoice, intent.payment_method);
    settleInvoice(books, invoice);
    return;
  }
  const asks = intent.status === 'requires_action';
  if (asks) recordEvent(books, 'invoice.payment_action_required', books.put({ ...invoice, attempted: true }));
  if (asks && onSession) return;
  noteFailure(books, books.get('invoice', invoice.id), { countsAsRetry: !onSession });
}

/** The invoice is paid: the subscription behind it lives. */
export function settleInvoice(books: Books, invoice: InvoiceRecord): void {
  const paid = books.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: books.nowSeconds },
  });
  recordEvent(books, 'invoice.paid', paid);
  const subscription = books.get('subscription', invoice.parent.subscription_details.subscription);
  const owes = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (owes && subscription.latest_invoice === invoice.id) changeSubscription(books, subscription, { status: 'active' });
}

function noteFailure(books: Books, invoice: InvoiceRecord, { countsAsRetry }: { countsAsRetry: boolean }): void {
  const subscription = books.get('subscription', invoice.parent.subscription_details.subscription);
  const attempts = invoice.attempt_count + 1;
  const retries = invoice.billing_reason !== 'subscription_create' && invoice.auto_advance === true;
  const waitDays = retryAfterDays[attempts - 1];
  const next = retries && waitDays !== undefined ? books.nowSeconds + waitDays * day : null;
  const failed = books.put({
    ...invoice,
    attempted: true,
    attempt_count: countsAsRetry ? attempts : invoice.attempt_count,
    next_payment_attempt: countsAsRetry ? next : (invoice.next_payment_attempt ?? null),
  });
  recordEvent(books, 'invoice.payment_failed', failed);
  if (!retries || !countsAsRetry) return;
  if (next === null) endDunning(books, failed, subscription);
  else if (subscription.status === 'active' || subscription.status === 'trialing') {
    changeSubscription(books, books.get('subscription', subscription.id), { status: 'past_due' });
  }
}

function endDunning(books: Books, invoice: InvoiceRecord, subscription: SubscriptionRecord): void {
  books.put({ ...invoice, auto_advance: false });
  if (books.find('sandbox.settings', 'settings')?.afterDunning === 'unpaid') {
    changeSubscription(books, subscription, { status: 'unpaid' });
    return;
  }
  changeSubscription(books, subscription, {
    status: 'canceled',
    canceled_at: books.nowSeconds,
    ended_at: books.nowSeconds,
    cancellation_details: cancellation('payment_failed'),
  });
}

/** The card that has paid belongs to the customer; the subscription takes it again where it was told to. */
function keepCard(books: Books, invoice: InvoiceRecord, method: string | null): void {
  if (!method) return;
  books.put({ ...books.get('payment_method', method), customer: invoice.customer });
  const subscription = books.get('subscription', invoice.parent.subscription_details.subscription);
  if (defaultCardOf(books, subscription) === method) return;
  if (subscription.payment_settings.save_default_payment_method !== 'on_subscription') return;
  books.put({ ...subscription, default_payment_method: method });
}
