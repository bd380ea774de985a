import { voidInvoice } from '../invoices/create-invoice.ts';
import type { SubscriptionRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { changeSubscription } from '../webhooks/record-event.ts';
import { cancellation } from './cancellation.ts';
import { onlyItem } from './change-plan.ts';

const ended = new Set<SubscriptionRecord['status']>(['canceled', 'incomplete_expired']);

export const isOver = ({ status }: SubscriptionRecord): boolean => ended.has(status);

/** Ends it now; nothing is paid back, and nobody asks for what is still open. */
export function endSubscription(books: Books, subscription: SubscriptionRecord): SubscriptionRecord {
  if (subscription.status === 'incomplete') return expireSubscription(books, subscription);
  for (const invoice of books.all('invoice')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status === 'draft') voidInvoice(books, invoice);
    if (invoice.status === 'open') books.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  return changeSubscription(books, subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? books.nowSeconds,
    ended_at: books.nowSeconds,
    cancellation_details: cancellation('cancellation_requested'),
  });
}

/** A first invoice that was not paid in time: it cannot be paid any more, so nobody pays for nothing. */
export function expireSubscription(books: Books, subscription: SubscriptionRecord): SubscriptionRecord {
  if (typeof subscription.latest_invoice === 'string') {
    voidInvoice(books, books.get('invoice', subscription.latest_invoice));
  }
  return changeSubscription(books, subscription, { status: 'incomplete_expired', ended_at: books.nowSeconds });
}

/** Ends it with its period, or takes that back. */
export function setCancelAtPeriodEnd(
  books: Books,
  subscription: SubscriptionRecord,
  cancels: boolean,
): SubscriptionRecord {
  if (subscription.cancel_at_period_end === cancels) return subscription;
  return changeSubscription(books, subscription, {
    cancel_at_period_end: cancels,
    cancel_at: cancels ? onlyItem(subscription).current_period_end : null,
    canceled_at: cancels ? books.nowSeconds : null,
    cancellation_details: cancels
      ? cancellation('cancellation_requested')
      : { ...cancellation('cancellation_requested'), reason: null },
  });
}
