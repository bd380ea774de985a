import type Stripe from 'stripe';
import type { CustomerRecord, InvoiceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import { listOf } from '../state/list-of.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { createPaymentIntent } from './create-intents.ts';

/** Stripe finalizes a renewal invoice an hour after the period ends. */
const draftSeconds = 3600;

interface InvoiceLine {
  description: string;
  amountCents: number;
  startSeconds: number;
  endSeconds: number;
}

/** Creates a draft for a subscription, with its one line. */
export function createInvoice(
  state: SandboxState,
  subscription: SubscriptionRecord,
  line: InvoiceLine,
  reason: Stripe.Invoice.BillingReason,
): InvoiceRecord {
  const customer = getExistingCustomer(state, subscription.customer);
  const id = state.newId('in');
  const invoice = state.put({
    id,
    object: 'invoice',
    amount_due: line.amountCents,
    amount_paid: 0,
    amount_remaining: line.amountCents,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: state.nowSeconds + draftSeconds,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    confirmation_secret: null,
    created: state.nowSeconds,
    currency: subscription.currency,
    customer: customer.id,
    hosted_invoice_url: null,
    lines: listOf(`/v1/invoices/${id}/lines`, [
      {
        id: state.newId('il'),
        object: 'line_item',
        amount: line.amountCents,
        currency: subscription.currency,
        description: line.description,
        livemode: false,
        period: { start: line.startSeconds, end: line.endSeconds },
      },
    ]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    period_start: line.startSeconds,
    period_end: line.endSeconds,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: line.amountCents,
    total: line.amountCents,
  } satisfies InvoiceRecord);
  state.put({ ...state.get('subscription', subscription.id), latest_invoice: id });
  return invoice;
}

/** Opens the draft, with a payment intent if money is due. */
export function finalizeInvoice(state: SandboxState, draft: InvoiceRecord): InvoiceRecord {
  const subscription = state.get('subscription', draft.parent.subscription_details.subscription);
  const intent = draft.amount_due > 0 ? createPaymentIntent(state, draft, subscription) : undefined;
  const number = `SANDBOX-${String(state.all('invoice').filter((other) => other.number).length + 1).padStart(4, '0')}`;
  return state.put({
    ...draft,
    status: 'open',
    number,
    automatically_finalizes_at: null,
    confirmation_secret: intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null,
    payments: listOf(
      draft.payments.url,
      intent ? [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent.id } }] : [],
    ),
    status_transitions: { ...draft.status_transitions, finalized_at: state.nowSeconds },
  });
}

/** Voids an unpaid invoice and cancels its payment intent. */
export function voidInvoice(state: SandboxState, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open' && invoice.status !== 'draft') return;
  state.put({
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: state.nowSeconds },
  });
  const intent = intentOf(state, invoice);
  if (!intent || intent.status === 'succeeded') return;
  state.put({
    ...intent,
    status: 'canceled',
    canceled_at: state.nowSeconds,
    cancellation_reason: 'void_invoice',
    next_action: null,
  });
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
