import { collectInvoice } from '../invoices/collect-invoice.ts';
import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import type { PriceRecord, SubscriptionItemRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { periodEnd } from './billing-period.ts';
import { updateSubscription } from './update-subscription.ts';

/**
 * Changes the price. Month and year differ in length, so a new period starts and is charged immediately. Unlike Stripe, it gives
 * no credit for the rest of the old period. A trial continues.
 */
export function changePlan(
  state: SandboxState,
  subscription: SubscriptionRecord,
  price: PriceRecord,
): SubscriptionRecord {
  const item = onlyItem(subscription);
  if (item.price.id === price.id) return subscription;
  const now = state.nowSeconds;
  if (subscription.status === 'trialing')
    return updateSubscription(state, subscription, itemsWith(subscription, { price }));

  const end = periodEnd(now, now, price);
  const period = { price, current_period_start: now, current_period_end: end };
  const change = { ...itemsWith(subscription, period), billing_cycle_anchor: now };
  const movedEnd = subscription.cancel_at_period_end ? { cancel_at: end } : {};
  const changed = updateSubscription(state, subscription, { ...change, ...movedEnd });
  const line = {
    description: '1 × TrueSwing Premium',
    amountCents: price.unit_amount ?? 0,
    startSeconds: now,
    endSeconds: end,
  };
  collectInvoice(state, finalizeInvoice(state, createInvoice(state, changed, line, 'subscription_update')));
  return state.get('subscription', subscription.id);
}

export function onlyItem(subscription: SubscriptionRecord): SubscriptionItemRecord {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** The change of a subscription that changes its one item. */
export function itemsWith(
  subscription: SubscriptionRecord,
  change: Partial<SubscriptionItemRecord>,
): Pick<SubscriptionRecord, 'items'> {
  return { items: { ...subscription.items, data: [{ ...onlyItem(subscription), ...change }] } };
}
