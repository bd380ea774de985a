import {
  type ConsumerName,
  type EventPayload,
  type EventType,
  type EventTypeOf,
  eventCatalog,
} from '@trueswing/contracts';
import type { Transaction } from 'kysely';

export interface PublishedEvent<T extends EventType> {
  id: string;
  type: T;
  payload: EventPayload<T>;
  occurredAt: Date;
}

/**
 * The effect of one event. It must write everything through `tx`, follow-up events included: then the effect is committed
 * once, or the event is delivered again. It is canceled when the lease ends, and must not act outside the database.
 */
export type EventHandler<T extends EventType, Tables> = (
  tx: Transaction<Tables>,
  event: PublishedEvent<T>,
) => Promise<void>;

/** Exactly one handler for each event that the catalog delivers to the consumer. */
export type EventHandlers<C extends ConsumerName, Tables> = { [T in EventTypeOf<C>]: EventHandler<T, Tables> };

/** Joins two effects of an event, which belong to different features, into one handler: both in its one transaction. */
export const inOrder =
  <T extends EventType, Tables>(
    first: EventHandler<T, Tables>,
    second: EventHandler<T, Tables>,
  ): EventHandler<T, Tables> =>
  async (tx, event) => {
    await first(tx, event);
    await second(tx, event);
  };

/**
 * Event types that the catalog delivers to a consumer.
 * @internal exported for tests
 */
export function eventTypesOf(consumer: ConsumerName): string[] {
  return Object.entries(eventCatalog)
    .filter(([, { consumers }]) => (consumers as readonly string[]).includes(consumer))
    .map(([type]) => type);
}

/** @throws when an event of the consumer has no handler, or a handler has no event of the consumer */
export function assertEveryEventHandled(consumer: ConsumerName, handlers: object): void {
  const expected = eventTypesOf(consumer);
  const given = Object.keys(handlers);
  const missing = expected.filter((type) => !given.includes(type));
  const unknown = given.filter((type) => !expected.includes(type));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `Consumer ${consumer}: events without a handler [${missing}], handlers without an event [${unknown}]`,
    );
  }
}
