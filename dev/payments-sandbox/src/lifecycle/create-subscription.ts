import type Stripe from 'stripe';
import { createSetupIntent } from '../invoices/create-intents.ts';
import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import { settleInvoice } from '../payments/record-payment-outcome.ts';
import type { CustomerRecord, PriceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import { listOf } from '../state/list-of.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { periodEnd } from '../subscriptions/billing-period.ts';
import { recordEvent } from '../webhooks/record-event.ts';

export interface NewSubscription {
  customer: CustomerRecord;
  price: PriceRecord;
  metadata: Stripe.Metadata;
  /** End of the free trial. */
  trialEndSeconds: number | null;
}

/** Creates a subscription with its first invoice. Without a trial it becomes active once that invoice is paid. */
export function createSubscription(state: SandboxState, options: NewSubscription): SubscriptionRecord {
  const { customer, price, metadata, trialEndSeconds } = options;
  const now = state.nowSeconds;
  const end = trialEndSeconds ?? periodEnd(now, now, price);
  const id = state.newId('sub');
  const item = {
    id: state.newId('si'),
    object: 'subscription_item' as const,
    current_period_start: now,
    current_period_end: end,
    price,
    quantity: 1,
  };
  state.put({
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEndSeconds ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    created: now,
    customer: customer.id,
    default_payment_method: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata,
    pending_setup_intent: null,
    status: trialEndSeconds === null ? 'incomplete' : 'trialing',
  } satisfies SubscriptionRecord);

  const amountCents = trialEndSeconds === null ? (price.unit_amount ?? 0) : 0;
  const draft = createInvoice(
    state,
    state.get('subscription', id),
    { amountCents, startSeconds: now, endSeconds: end },
    'subscription_create',
  );
  const invoice = finalizeInvoice(state, draft);
  const subscription = state.get('subscription', id);
  const needsCard = trialEndSeconds !== null && !customer.invoice_settings.default_payment_method;
  if (needsCard) state.put({ ...subscription, pending_setup_intent: createSetupIntent(state, subscription).id });
  recordEvent(state, 'customer.subscription.created', state.get('subscription', id));
  if (invoice.amount_due === 0) settleInvoice(state, invoice);
  return state.get('subscription', id);
}
