import type { Kysely } from 'kysely';
import { countDeliveries, type DeliveryCounts } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

export type { DeliveryCounts } from './outbox.repository.ts';

/** Pending and dead deliveries of each consumer that has any, for metrics and alerts. Any service's role may ask. */
export function readDeliveryCounts<Tables>(db: Kysely<Tables>): Promise<DeliveryCounts[]> {
  return countDeliveries(asOutbox(db));
}
