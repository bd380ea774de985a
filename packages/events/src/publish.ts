import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventCatalog } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import { insertEvent, notifyConsumers } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/**
 * Publishes an event in the business transaction: it is delivered to every consumer in the catalog if, and only if, that
 * transaction commits. It carries the request that causes it. Keys of the payload that the catalog does not define are dropped.
 *
 * @returns the event's id
 * @throws ZodError when the payload does not match the catalog
 */
export async function publish<Tables, T extends EventType>(
  tx: Transaction<Tables>,
  event: { type: T; payload: EventPayload<T> },
): Promise<string> {
  const { payload: schema, consumers } = eventCatalog[event.type];
  const id = randomUUID();
  const outbox = asOutbox(tx);
  await insertEvent(outbox, { id, type: event.type, payload: schema.parse(event.payload), consumers });
  await notifyConsumers(outbox, consumers);
  return id;
}
