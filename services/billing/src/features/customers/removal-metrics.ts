import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { countRemovals } from './removals.repository.ts';

export const removalMetrics = ({ db }: Pick<Deps, 'db'>): Metric[] => [
  {
    name: 'billing_customer_removals',
    help: 'Customers of deleted accounts that are not deleted at Stripe yet',
    read: () => countRemovals(db),
  },
];
