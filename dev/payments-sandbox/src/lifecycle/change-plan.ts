import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import { collectInvoice } from '../payments/collect-invoice.ts';
import type { PriceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { periodEnd } from '../subscriptions/billing-period.ts';
import { itemsWith, onlyItem } from '../subscriptions/subscription-items.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';

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
  const invoicePeriod = { amountCents: price.unit_amount ?? 0, startSeconds: now, endSeconds: end };
  collectInvoice(state, finalizeInvoice(state, createInvoice(state, changed, invoicePeriod, 'subscription_update')));
  return state.get('subscription', subscription.id);
}
