import type { ConsumerName } from '@trueswing/contracts';
import type { Metric } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { countDeliveries, type DeliveryCounts } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/** Metrics of a consumer's deliveries. Any dead delivery is worth an alert. */
export function deliveryMetrics<Tables>(db: Kysely<Tables>, consumer: ConsumerName): Metric[] {
  const read = (pick: (counts: DeliveryCounts) => number) => async () => {
    const counts = (await countDeliveries(asOutbox(db))).find((row) => row.consumer === consumer);
    return counts ? pick(counts) : 0;
  };
  return [
    {
      name: 'outbox_pending_deliveries',
      help: 'Events that this service has not handled yet',
      read: read(({ pending }) => pending),
    },
    {
      name: 'outbox_dead_deliveries',
      help: 'Events that failed too often and wait for an operator to redrive them',
      read: read(({ dead }) => dead),
    },
    {
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest event that this service has not handled yet',
      read: read(({ lagS }) => lagS),
    },
  ];
}
