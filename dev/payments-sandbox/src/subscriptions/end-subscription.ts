import { voidInvoice } from '../invoices/create-invoice.ts';
import type { SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { cancellation } from './cancellation.ts';
import { onlyItem } from './subscription-items.ts';
import { updateSubscription } from './update-subscription.ts';

const ended = new Set<SubscriptionRecord['status']>(['canceled', 'incomplete_expired']);

export const hasEnded = ({ status }: SubscriptionRecord): boolean => ended.has(status);

/** Cancels the subscription now. Nothing is refunded, and open invoices are no longer collected. */
export function endSubscription(state: SandboxState, subscription: SubscriptionRecord): SubscriptionRecord {
  if (subscription.status === 'incomplete') return expireSubscription(state, subscription);
  for (const invoice of state.all('invoice')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status === 'draft') voidInvoice(state, invoice);
    if (invoice.status === 'open') state.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  return updateSubscription(state, subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? state.nowSeconds,
    ended_at: state.nowSeconds,
    cancellation_details: cancellation('cancellation_requested'),
  });
}

/** Expires a subscription whose first invoice was not paid in time, and voids that invoice so that it cannot be paid later. */
export function expireSubscription(state: SandboxState, subscription: SubscriptionRecord): SubscriptionRecord {
  if (typeof subscription.latest_invoice === 'string') {
    voidInvoice(state, state.get('invoice', subscription.latest_invoice));
  }
  return updateSubscription(state, subscription, { status: 'incomplete_expired', ended_at: state.nowSeconds });
}

/** Schedules the cancellation at the end of the period, or removes it. */
export function setCancelAtPeriodEnd(
  state: SandboxState,
  subscription: SubscriptionRecord,
  cancels: boolean,
): SubscriptionRecord {
  if (subscription.cancel_at_period_end === cancels) return subscription;
  return updateSubscription(state, subscription, {
    cancel_at_period_end: cancels,
    cancel_at: cancels ? onlyItem(subscription).current_period_end : null,
    canceled_at: cancels ? state.nowSeconds : null,
    cancellation_details: cancels
      ? cancellation('cancellation_requested')
      : { ...cancellation('cancellation_requested'), reason: null },
  });
}
