import { defaultCardOf } from '../invoices/create-intents.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { PaymentIntentRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { cancellation } from '../subscriptions/cancellation.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { recordEvent } from '../webhooks/record-event.ts';

const day = 86_400;
/** Days from each failed attempt to the next. After the last one dunning ends. */
const retryAfterDays = [3, 5, 7] as const;

/** Updates the invoice and the subscription after a payment attempt. */
export function recordPaymentOutcome(
  state: SandboxState,
  intent: PaymentIntentRecord,
  { onSession }: { onSession: boolean },
): void {
  const invoice = state.all('invoice').find(({ payments }) => payments.data[0]?.payment.payment_intent === intent.id);
  if (invoice?.status !== 'open') return;
  if (intent.status === 'succeeded') {
    saveCard(state, invoice, intent.payment_method);
    settleInvoice(state, invoice);
    return;
  }
  const needsAuthentication = intent.status === 'requires_action';
  if (needsAuthentication)
    recordEvent(state, 'invoice.payment_action_required', state.put({ ...invoice, attempted: true }));
  if (needsAuthentication && onSession) return;
  recordFailure(state, state.get('invoice', invoice.id), { countsAsRetry: !onSession });
}

/** Marks the invoice as paid and activates its subscription. */
export function settleInvoice(state: SandboxState, invoice: InvoiceRecord): void {
  const paid = state.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  });
  recordEvent(state, 'invoice.paid', paid);
  const subscription = state.get('subscription', invoice.parent.subscription_details.subscription);
  const owes = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (owes && subscription.latest_invoice === invoice.id) updateSubscription(state, subscription, { status: 'active' });
}

function recordFailure(
  state: SandboxState,
  invoice: InvoiceRecord,
  { countsAsRetry }: { countsAsRetry: boolean },
): void {
  const subscription = state.get('subscription', invoice.parent.subscription_details.subscription);
  const attempts = invoice.attempt_count + 1;
  const retries = invoice.billing_reason !== 'subscription_create' && invoice.auto_advance === true;
  const waitDays = retryAfterDays[attempts - 1];
  const next = retries && waitDays !== undefined ? state.nowSeconds + waitDays * day : null;
  const failed = state.put({
    ...invoice,
    attempted: true,
    attempt_count: countsAsRetry ? attempts : invoice.attempt_count,
    next_payment_attempt: countsAsRetry ? next : (invoice.next_payment_attempt ?? null),
  });
  recordEvent(state, 'invoice.payment_failed', failed);
  if (!retries || !countsAsRetry) return;
  if (next === null) endDunning(state, failed, subscription);
  else if (subscription.status === 'active' || subscription.status === 'trialing') {
    updateSubscription(state, state.get('subscription', subscription.id), { status: 'past_due' });
  }
}

function endDunning(state: SandboxState, invoice: InvoiceRecord, subscription: SubscriptionRecord): void {
  state.put({ ...invoice, auto_advance: false });
  if (state.find('sandbox.settings', 'settings')?.afterDunning === 'unpaid') {
    updateSubscription(state, subscription, { status: 'unpaid' });
    return;
  }
  updateSubscription(state, subscription, {
    status: 'canceled',
    canceled_at: state.nowSeconds,
    ended_at: state.nowSeconds,
    cancellation_details: cancellation('payment_failed'),
  });
}

/** Attaches the card that paid to the customer, and saves it for the subscription. */
function saveCard(state: SandboxState, invoice: InvoiceRecord, method: string | null): void {
  if (!method) return;
  state.put({ ...state.get('payment_method', method), customer: invoice.customer });
  const subscription = state.get('subscription', invoice.parent.subscription_details.subscription);
  if (defaultCardOf(state, subscription) === method) return;
  state.put({ ...subscription, default_payment_method: method });
}
