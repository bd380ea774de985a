import { apiVersion } from '../api/api-version.ts';
import type { AnyRecord, Kind, RecordKinds } from '../state/record-kinds.ts';
import type { SandboxEventType, SubscriptionRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';

/** What an answer leaves out unless it is asked for by `expand`. */
export const onlyWhenExpanded: Partial<Record<Kind, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
};

/** A record as an answer or an event shows it. */
export function shown(record: AnyRecord, asked: readonly string[] = []): Record<string, unknown> {
  const hidden = (onlyWhenExpanded[record.object] ?? []).filter((field) => !asked.includes(field));
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}

/** Notes an event with the record as it is now, and that it waits for its delivery. */
export function recordEvent(books: Books, type: SandboxEventType, record: AnyRecord, previous?: object): void {
  const event = books.put({
    id: books.newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: books.nowSeconds,
    data: { object: shown(record), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies RecordKinds['event']);
  const delayMs = books.find('sandbox.settings', 'settings')?.webhook.delayMs ?? 0;
  const nextAttemptAtMs = delayMs > 0 ? Date.now() + delayMs : 0;
  books.put({ id: event.id, object: 'sandbox.delivery', attempts: 0, deliveredAtMs: null, nextAttemptAtMs });
}

/** Replaces a subscription and tells of what has changed, if anything. */
export function changeSubscription(
  books: Books,
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
  books.put(after);
  const ended = after.status === 'canceled' && before.status !== 'canceled';
  if (ended) recordEvent(books, 'customer.subscription.deleted', after);
  else recordEvent(books, 'customer.subscription.updated', after, previous);
  return after;
}
