import type Stripe from 'stripe';
import type { CustomerRecord, InvoiceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import { listOf } from '../state/list-of.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { createPaymentIntent } from './create-intents.ts';

/** Stripe finalizes a renewal invoice an hour after the period ends. */
const draftSeconds = 3600;

interface InvoicePeriod {
  amountCents: number;
  startSeconds: number;
  endSeconds: number;
}

/** Creates the draft of an invoice for one period of a subscription. */
export function createInvoice(
  state: SandboxState,
  subscription: SubscriptionRecord,
  { amountCents, startSeconds, endSeconds }: InvoicePeriod,
  reason: Stripe.Invoice.BillingReason,
): InvoiceRecord {
  const id = state.newId('in');
  const invoice = state.put({
    id,
    object: 'invoice',
    amount_due: amountCents,
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: state.nowSeconds + draftSeconds,
    billing_reason: reason,
    confirmation_secret: null,
    created: state.nowSeconds,
    customer: getExistingCustomer(state, subscription.customer).id,
    next_payment_attempt: null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    period_start: startSeconds,
    period_end: endSeconds,
    status: 'draft',
  } satisfies InvoiceRecord);
  state.put({ ...state.get('subscription', subscription.id), latest_invoice: id });
  return invoice;
}

/** Opens the draft, with a payment intent if money is due. */
export function finalizeInvoice(state: SandboxState, draft: InvoiceRecord): InvoiceRecord {
  const subscription = state.get('subscription', draft.parent.subscription_details.subscription);
  const intent = draft.amount_due > 0 ? createPaymentIntent(state, draft, subscription) : undefined;
  return state.put({
    ...draft,
    status: 'open',
    automatically_finalizes_at: null,
    confirmation_secret: intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null,
    payments: listOf(
      draft.payments.url,
      intent ? [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent.id } }] : [],
    ),
  });
}

/** Voids an unpaid invoice and cancels its payment intent. */
export function voidInvoice(state: SandboxState, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open' && invoice.status !== 'draft') return;
  state.put({ ...invoice, status: 'void', auto_advance: false, next_payment_attempt: null });
  const intent = intentOf(state, invoice);
  if (!intent || intent.status === 'succeeded') return;
  state.put({ ...intent, status: 'canceled', next_action: null });
}

export function intentOf(state: SandboxState, invoice: InvoiceRecord) {
  const payment = invoice.payments.data[0]?.payment.payment_intent;
  return payment === undefined ? undefined : state.get('payment_intent', payment);
}

export function getExistingCustomer(state: SandboxState, id: string): CustomerRecord {
  const customer = state.get('customer', id);
  if (customer.deleted) throw new Error(`${id} is deleted`);
  return customer;
}
