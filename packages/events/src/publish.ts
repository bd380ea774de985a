import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventCatalog } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import { insertEvent, notifyConsumers } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/**
 * Publishes an event in the business transaction: it is delivered to every consumer in the catalog if, and only if, that
 * transaction commits. It carries the request that causes it. Keys of the payload that the catalog does not define are dropped.
 * `occurredAt` is the moment by the publisher's clock; left out, the time of the transaction.
 *
 * @returns the event's id
 * @throws ZodError when the payload does not match the catalog
 */
export async function publish<Tables, T extends EventType>(
  tx: Transaction<Tables>,
  event: { type: T; payload: EventPayload<T>; occurredAt?: Date | undefined },
): Promise<string> {
  const { payload: schema, consumers } = eventCatalog[event.type];
  const id = randomUUID();
  const outbox = asOutbox(tx);
  const { type, occurredAt } = event;
  await insertEvent(outbox, { id, type, payload: schema.parse(event.payload), consumers, occurredAt });
  await notifyConsumers(outbox, consumers);
  return id;
}
