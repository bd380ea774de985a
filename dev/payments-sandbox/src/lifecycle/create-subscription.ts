import type Stripe from 'stripe';
import { createSetupIntent } from '../invoices/create-intents.ts';
import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import { collectInvoice } from '../payments/collect-invoice.ts';
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
  cardId: string | null;
  savesCard: boolean;
  cancelAtPeriodEnd: boolean;
  /** `incomplete`: the first invoice waits for the golfer; `charge`: the saved card pays it immediately. */
  firstPayment: 'incomplete' | 'charge';
}

/** Creates a subscription with its first invoice. Without a trial it becomes active once that invoice is paid. */
export function createSubscription(state: SandboxState, options: NewSubscription): SubscriptionRecord {
  const { customer, price, trialEndSeconds } = options;
  const now = state.nowSeconds;
  const anchor = trialEndSeconds ?? now;
  const end = trialEndSeconds ?? periodEnd(now, now, price);
  const id = state.newId('sub');
  const item = {
    id: state.newId('si'),
    object: 'subscription_item' as const,
    created: now,
    current_period_start: now,
    current_period_end: end,
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  };
  state.put({
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    cancel_at: options.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: options.cancelAtPeriodEnd,
    canceled_at: options.cancelAtPeriodEnd ? now : null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: options.cardId,
    description: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    metadata: options.metadata,
    payment_settings: { save_default_payment_method: options.savesCard ? 'on_subscription' : 'off' },
    pending_setup_intent: null,
    start_date: now,
    status: trialEndSeconds === null ? 'incomplete' : 'trialing',
    trial_end: trialEndSeconds,
    trial_start: trialEndSeconds === null ? null : now,
  } satisfies SubscriptionRecord);

  const description = trialEndSeconds === null ? '1 × TrueSwing Premium' : 'Trial period for TrueSwing Premium';
  const amountCents = trialEndSeconds === null ? (price.unit_amount ?? 0) : 0;
  const line = { description, amountCents, startSeconds: now, endSeconds: end };
  const invoice = finalizeInvoice(
    state,
    createInvoice(state, state.get('subscription', id), line, 'subscription_create'),
  );
  const subscription = state.get('subscription', id);
  const needsCard = trialEndSeconds !== null && !options.cardId && !customer.invoice_settings.default_payment_method;
  if (needsCard) state.put({ ...subscription, pending_setup_intent: createSetupIntent(state, subscription).id });
  recordEvent(state, 'customer.subscription.created', state.get('subscription', id));
  if (invoice.amount_due === 0) settleInvoice(state, invoice);
  else if (options.firstPayment === 'charge') collectInvoice(state, invoice);
  return state.get('subscription', id);
}
