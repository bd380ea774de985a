import type { ConsumerName } from '@trueswing/contracts';
import { type EventHandlers, eventTypesOf } from '../src/event-handlers.ts';

/** Handlers of a consumer's events: those given, and no-ops for the rest, so that a new event needs no change to a test. */
export function handlersOf<C extends ConsumerName, Tables>(
  consumer: C,
  given: Partial<EventHandlers<C, Tables>>,
): EventHandlers<C, Tables> {
  const ignored = Object.fromEntries(eventTypesOf(consumer).map((type) => [type, async () => undefined]));
  return { ...ignored, ...given } as EventHandlers<C, Tables>; // every event of the consumer
}
