import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventCatalogue } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import { hintConsumers, insertEvent } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/**
 * Publishes a fact in the business transaction: it is delivered to every consumer that the catalogue names if, and only
 * if, that transaction commits. Keys that the catalogue does not know are dropped from the payload.
 *
 * @returns the event's id
 * @throws ZodError when the payload is not the catalogue's
 */
export async function publish<Tables, T extends EventType>(
  tx: Transaction<Tables>,
  event: { type: T; payload: EventPayload<T> },
): Promise<string> {
  const { payload: schema, consumers } = eventCatalogue[event.type];
  const id = randomUUID();
  const outbox = asOutbox(tx);
  await insertEvent(outbox, { id, type: event.type, payload: schema.parse(event.payload), consumers });
  await hintConsumers(outbox, consumers);
  return id;
}
