import type { SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { recordEvent } from '../webhooks/record-event.ts';

/** Updates a subscription and records an event with the previous values, if anything has changed. */
export function updateSubscription(
  state: SandboxState,
  before: SubscriptionRecord,
  change: Partial<SubscriptionRecord>,
): SubscriptionRecord {
  const after = { ...before, ...change };
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(after[field as keyof SubscriptionRecord]) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(previous).length === 0) return before;
  state.put(after);
  const ended = after.status === 'canceled' && before.status !== 'canceled';
  if (ended) recordEvent(state, 'customer.subscription.deleted', after);
  else recordEvent(state, 'customer.subscription.updated', after, previous);
  return after;
}
