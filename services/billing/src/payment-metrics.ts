import type { Metric } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { countRemovals } from './features/payments/deletion/removals.repository.ts';
import { countDoubtful } from './features/payments/entitlement/entitlement.repository.ts';
import { countNotesSince } from './features/payments/webhooks/payment-notes.repository.ts';
import { countWaiting } from './features/payments/webhooks/webhooks.repository.ts';

const dayMs = 86_400_000;

/** What is worth an alert: a lag of minutes, and anything above 0 of doubtful subscriptions and payment notes. */
export function paymentMetrics({ db, now }: Pick<Deps, 'db' | 'now'>): Metric[] {
  return [
    {
      name: 'billing_webhook_waiting',
      help: 'Stripe events that are stored and not acted on yet',
      read: async () => (await countWaiting(db)).waiting,
    },
    {
      name: 'billing_webhook_lag_seconds',
      help: 'Age of the oldest Stripe event that is not acted on yet',
      read: async () => (await countWaiting(db)).lagS,
    },
    {
      name: 'billing_doubtful_subscriptions',
      help: 'Golfers with a status or price that is not known, or with more than one live subscription',
      read: () => countDoubtful(db),
    },
    {
      name: 'billing_payment_notes_7d',
      help: 'Refunds and disputes noted in the last 7 days',
      read: () => countNotesSince(db, new Date(now().getTime() - 7 * dayMs)),
    },
    {
      name: 'billing_customer_removals',
      help: 'Customers of deleted accounts that Stripe still has',
      read: () => countRemovals(db),
    },
  ];
}
