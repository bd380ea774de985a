import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { countWaitingStripeEvents } from './stripe-events.repository.ts';

/** Alert on a lag of minutes. */
export const stripeEventMetrics = ({ db }: Pick<Deps, 'db'>): Metric[] => [
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
];
