import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { countLeftCustomers } from './customers.repository.ts';
import { countRemovals } from './removals.repository.ts';

export const removalMetrics = ({ db }: Pick<Deps, 'db'>): Metric[] => [
  {
    name: 'billing_customer_removals',
    help: 'Customers of deleted accounts that are not deleted at Stripe yet, or not looked for there',
    read: async () => (await countRemovals(db)) + (await countLeftCustomers(db)),
  },
];
