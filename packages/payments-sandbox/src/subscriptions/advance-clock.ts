import { collectInvoice } from '../invoices/collect-invoice.ts';
import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { changeSubscription } from '../webhooks/record-event.ts';
import { periodEnd } from './billing-period.ts';
import { itemsWith, onlyItem } from './change-plan.ts';
import { endSubscription, expireSubscription, isOver } from './end-subscription.ts';

/** A first invoice may be paid for so long. https://docs.stripe.com/billing/subscriptions/overview */
const incompleteSeconds = 23 * 3600;

interface DueAction {
  atSeconds: number;
  run: (books: Books) => void;
}

/** What happens next by itself; the earliest, in a fixed order where two fall together. */
export function nextDue(books: Books): DueAction | undefined {
  let first: DueAction | undefined;
  for (const action of dueActions(books)) if (!first || action.atSeconds < first.atSeconds) first = action;
  return first;
}

function* dueActions(books: Books): Generator<DueAction> {
  for (const invoice of books.all('invoice')) {
    const atSeconds = invoiceDueAt(invoice);
    if (atSeconds !== null) yield { atSeconds, run: (open) => advanceInvoice(open, open.get('invoice', invoice.id)) };
  }
  for (const subscription of books.all('subscription')) {
    if (isOver(subscription)) continue;
    const run = (open: Books) => advanceSubscription(open, open.get('subscription', subscription.id));
    yield { atSeconds: subscriptionDueAt(subscription), run };
  }
  for (const session of books.all('checkout.session')) {
    if (session.status !== 'open') continue;
    const run = (open: Books) =>
      void open.put({ ...open.get('checkout.session', session.id), status: 'expired', url: null });
    yield { atSeconds: session.expires_at, run };
  }
}

function invoiceDueAt(invoice: InvoiceRecord): number | null {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? (invoice.next_payment_attempt ?? null) : null;
}

function advanceInvoice(books: Books, invoice: InvoiceRecord): void {
  collectInvoice(books, invoice.status === 'draft' ? finalizeInvoice(books, invoice) : invoice);
}

const subscriptionDueAt = (subscription: SubscriptionRecord): number =>
  subscription.status === 'incomplete'
    ? subscription.created + incompleteSeconds
    : onlyItem(subscription).current_period_end;

function advanceSubscription(books: Books, subscription: SubscriptionRecord): void {
  if (subscription.status === 'incomplete') expireSubscription(books, subscription);
  else if (subscription.cancel_at_period_end) endSubscription(books, subscription);
  else renew(books, subscription);
}

/** The next period has begun; its invoice is charged an hour later. Stripe claims nothing more from who is `unpaid`. */
function renew(books: Books, subscription: SubscriptionRecord): void {
  const { current_period_end: start, price } = onlyItem(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, start, price);
  const period = itemsWith(subscription, { current_period_start: start, current_period_end: end });
  const status = subscription.status === 'trialing' ? 'active' : subscription.status;
  const renewed = changeSubscription(books, subscription, { ...period, status });
  const line = {
    description: '1 × TrueSwing Premium',
    amountCents: price.unit_amount ?? 0,
    startSeconds: start,
    endSeconds: end,
  };
  const invoice = createInvoice(books, renewed, [line], 'subscription_cycle');
  if (status === 'unpaid') books.put({ ...invoice, auto_advance: false, automatically_finalizes_at: null });
}

/** Lets everything happen that is due until then, in its order and at its own time, each in a transaction of its own. */
export function advanceTo(books: Books, untilSeconds: number): void {
  for (let due = nextDue(books); due && due.atSeconds <= untilSeconds; due = nextDue(books)) {
    const { atSeconds, run } = due;
    books.transact(atSeconds, () => run(books));
  }
}
