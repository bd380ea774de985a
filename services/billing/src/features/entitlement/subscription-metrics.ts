import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { countSubscriptionsToReview } from './entitlement.repository.ts';

/** Alert on any. */
export const subscriptionMetrics = ({ db }: Pick<Deps, 'db'>): Metric[] => [
  {
    name: 'billing_subscriptions_to_review',
    help: 'Golfers with an unknown status or price, or with more than one live subscription',
    read: () => countSubscriptionsToReview(db),
  },
];
