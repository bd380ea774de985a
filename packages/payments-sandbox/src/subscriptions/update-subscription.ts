import type { SubscriptionRecord } from '../state/records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { recordEvent } from '../webhooks/record-event.ts';

/** Replaces a subscription and tells of what has changed, if anything. */
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
