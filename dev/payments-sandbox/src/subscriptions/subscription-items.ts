import type { SubscriptionItemRecord, SubscriptionRecord } from '../state/billing-records.ts';

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
