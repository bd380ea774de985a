import type { Metric } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { countRemovals } from './features/customers/removals.repository.ts';
import { countSubscriptionsToReview } from './features/entitlement/entitlement.repository.ts';
import { countNotesSince } from './features/payment-notes/payment-notes.repository.ts';
import { countWaitingStripeEvents } from './features/stripe-events/stripe-events.repository.ts';

const dayMs = 86_400_000;

/** Alert on a lag of minutes, and on any subscription to review or payment note. */
export function paymentMetrics({ db, now }: Pick<Deps, 'db' | 'now'>): Metric[] {
  return [
    {
      name: 'billing_webhook_waiting',
      help: 'Stripe events that are stored and not handled yet',
      read: async () => (await countWaitingStripeEvents(db)).waiting,
    },
    {
      name: 'billing_webhook_lag_seconds',
      help: 'Age of the oldest Stripe event that is not handled yet',
      read: async () => (await countWaitingStripeEvents(db)).lagS,
    },
    {
      name: 'billing_subscriptions_to_review',
      help: 'Golfers with an unknown status or price, or with more than one live subscription',
      read: () => countSubscriptionsToReview(db),
    },
    {
      name: 'billing_payment_notes_7d',
      help: 'Refunds and disputes noted in the last 7 days',
      read: () => countNotesSince(db, new Date(now().getTime() - 7 * dayMs)),
    },
    {
      name: 'billing_customer_removals',
      help: 'Customers of deleted accounts that are not deleted at Stripe yet',
      read: () => countRemovals(db),
    },
  ];
}
