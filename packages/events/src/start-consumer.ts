import type { ConsumerName, EventType } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { deliverEvent } from './deliver-event.ts';
import { assertEveryEventHandled, type EventHandler, type EventHandlers } from './event-handlers.ts';
import { listenForWakeUps } from './listen-for-wake-ups.ts';
import { claimDelivery, deadLetterExhausted, pruneProcessed } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';
import { WakeUpSignal } from './wake-up-signal.ts';

interface ConsumerOptions<C extends ConsumerName, Tables> {
  /** Must use the consumer's own role: the database lets no other role update its deliveries. */
  db: Kysely<Tables>;
  consumer: C;
  handlers: EventHandlers<C, Tables>;
  logger: Logger;
  /** Interval of polling for work without a wake-up. Default 1 s. */
  pollMs?: number;
  /** Database URL to listen for wake-ups on; without it the consumer only polls. */
  wakeUpUrl?: string;
  /** Events that this process handles in parallel. Default 4; the pool of `db` needs one more connection than that. */
  concurrency?: number;
  /** Failed attempts until an event is a dead letter. Default 12: about an hour and a half. */
  maxAttempts?: number;
  /** Time limit of a handler. Default 30 s. */
  leaseMs?: number;
  /** Base of the delay after a failure; it doubles with each. Default 1 s. */
  retryMs?: number;
}

export interface RunningConsumer {
  /** Claims no more events and resolves when the running handlers have ended. */
  stop(): Promise<void>;
}

/** Days for which processed events are kept, and interval and size of the batches in which older ones are deleted. */
const keepDays = 30;
const pruneEveryMs = 3_600_000;
const pruneBatch = 1_000;

/**
 * Delivers the consumer's events to their handlers. Each effect is committed once, over any number of processes and whichever
 * of them is killed. Events are not ordered. Failures are retried with growing delays until the event is a dead letter.
 *
 * @throws when an event of the catalog has no handler, or a handler has no event
 */
export function startConsumer<C extends ConsumerName, Tables>(options: ConsumerOptions<C, Tables>): RunningConsumer {
  const { consumer, pollMs = 1_000, concurrency = 4 } = options;
  const maintainEveryMs = pollMs;
  assertEveryEventHandled(consumer, options.handlers);
  const policy = {
    leaseMs: options.leaseMs ?? 30_000,
    retryMs: options.retryMs ?? 1_000,
    maxAttempts: options.maxAttempts ?? 12,
  };
  const logger = options.logger.child({ consumer });
  const outbox = asOutbox(options.db);
  // The assertion above makes the lookup by an event's type safe; the compiler cannot derive that over the union.
  const handlers = options.handlers as unknown as Record<string, EventHandler<EventType, Tables>>;
  const running = new Set<Promise<void>>();
  const wakeUp = new WakeUpSignal();
  let stopping = false;
  // By the monotonic clock, which no step of the wall clock moves.
  let nextMaintenanceAt = 0;
  let nextPruneAt = 0;

  /** Claims one event at a time: a claim counts as an attempt, which must not pass while the event waits for others. */
  const startNext = async (): Promise<boolean> => {
    const claimed = await claimDelivery(outbox, { consumer, ...policy });
    if (!claimed) return false;
    const delivery = deliverEvent({ db: options.db, consumer, handlers, policy, logger }, claimed).finally(() => {
      running.delete(delivery);
      wakeUp.set();
    });
    running.add(delivery);
    return true;
  };

  const runMaintenance = async () => {
    const deadIds = await deadLetterExhausted(outbox, consumer, policy.maxAttempts);
    for (const eventId of deadIds) logger.error({ eventId }, 'event is a dead letter');
    if (performance.now() < nextPruneAt) return;
    const pruned = await pruneProcessed(outbox, keepDays, pruneBatch);
    if (pruned < pruneBatch) nextPruneAt = performance.now() + pruneEveryMs;
  };

  const run = async () => {
    while (!stopping) {
      try {
        // By the clock, not when there is nothing to do: a busy consumer has dead letters and old events too.
        if (performance.now() >= nextMaintenanceAt) {
          nextMaintenanceAt = performance.now() + maintainEveryMs;
          await runMaintenance();
        }
        if (!stopping && running.size < concurrency && (await startNext())) continue;
      } catch (error) {
        logger.warn({ err: error }, 'events could not be claimed');
      }
      if (!stopping) await wakeUp.wait(pollMs);
    }
  };

  const wakeUps =
    options.wakeUpUrl === undefined
      ? undefined
      : listenForWakeUps({ url: options.wakeUpUrl, consumer, onWakeUp: () => wakeUp.set(), logger });
  const loop = run();

  return {
    async stop() {
      stopping = true;
      wakeUp.set();
      await Promise.all([loop, wakeUps?.close()]);
      await Promise.all(running);
    },
  };
}
