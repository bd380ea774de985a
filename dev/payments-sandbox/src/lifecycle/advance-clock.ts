import { createInvoice, finalizeInvoice } from '../invoices/create-invoice.ts';
import { collectInvoice } from '../payments/collect-invoice.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../state/billing-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { periodEnd } from '../subscriptions/billing-period.ts';
import { endSubscription, expireSubscription, hasEnded } from '../subscriptions/end-subscription.ts';
import { itemsWith, onlyItem } from '../subscriptions/subscription-items.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';

/** Time for which a first invoice may be paid. https://docs.stripe.com/billing/subscriptions/overview */
const incompleteSeconds = 23 * 3600;

interface DueAction {
  atSeconds: number;
  run: (state: SandboxState) => void;
}

/** The next scheduled action. Actions at the same time run in a fixed order. */
export function nextDue(state: SandboxState): DueAction | undefined {
  let first: DueAction | undefined;
  for (const action of dueActions(state)) if (!first || action.atSeconds < first.atSeconds) first = action;
  return first;
}

function* dueActions(state: SandboxState): Generator<DueAction> {
  for (const invoice of state.all('invoice')) {
    const atSeconds = invoiceDueAt(invoice);
    if (atSeconds !== null) yield { atSeconds, run: (open) => advanceInvoice(open, open.get('invoice', invoice.id)) };
  }
  for (const subscription of state.all('subscription')) {
    if (hasEnded(subscription)) continue;
    const run = (open: SandboxState) => advanceSubscription(open, open.get('subscription', subscription.id));
    yield { atSeconds: subscriptionDueAt(subscription), run };
  }
  for (const session of state.all('checkout.session')) {
    if (session.status !== 'open') continue;
    const run = (open: SandboxState) =>
      void open.put({ ...open.get('checkout.session', session.id), status: 'expired', url: null });
    yield { atSeconds: session.expires_at, run };
  }
}

function invoiceDueAt(invoice: InvoiceRecord): number | null {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? (invoice.next_payment_attempt ?? null) : null;
}

function advanceInvoice(state: SandboxState, invoice: InvoiceRecord): void {
  collectInvoice(state, invoice.status === 'draft' ? finalizeInvoice(state, invoice) : invoice);
}

const subscriptionDueAt = (subscription: SubscriptionRecord): number =>
  subscription.status === 'incomplete'
    ? subscription.created + incompleteSeconds
    : onlyItem(subscription).current_period_end;

function advanceSubscription(state: SandboxState, subscription: SubscriptionRecord): void {
  if (subscription.status === 'incomplete') expireSubscription(state, subscription);
  else if (subscription.cancel_at_period_end) endSubscription(state, subscription);
  else renew(state, subscription);
}

/** Starts the next period. Its invoice is charged an hour later, unless the subscription is `unpaid`: then Stripe only drafts it. */
function renew(state: SandboxState, subscription: SubscriptionRecord): void {
  const { current_period_end: start, price } = onlyItem(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, start, price);
  const period = itemsWith(subscription, { current_period_start: start, current_period_end: end });
  const status = subscription.status === 'trialing' ? 'active' : subscription.status;
  const renewed = updateSubscription(state, subscription, { ...period, status });
  const invoicePeriod = { amountCents: price.unit_amount ?? 0, startSeconds: start, endSeconds: end };
  const invoice = createInvoice(state, renewed, invoicePeriod, 'subscription_cycle');
  if (status === 'unpaid') state.put({ ...invoice, auto_advance: false, automatically_finalizes_at: null });
}

/** Runs everything that is due until then, in order, each in its own transaction at its own time. */
export function advanceTo(state: SandboxState, untilSeconds: number): void {
  for (let due = nextDue(state); due && due.atSeconds <= untilSeconds; due = nextDue(state)) {
    const { atSeconds, run } = due;
    state.transact(atSeconds, () => run(state));
  }
}
