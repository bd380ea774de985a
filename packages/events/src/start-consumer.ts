import type { ConsumerName, EventType } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { deliverEvent } from './deliver-event.ts';
import { assertEveryEventHandled, type EventHandler, type EventHandlers } from './event-handlers.ts';
import { listenForWakeUps } from './hint-listener.ts';
import { buryExhausted, claimDelivery, pruneProcessed } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';
import { WakeSignal } from './wake-signal.ts';

interface ConsumerOptions<C extends ConsumerName, Tables> {
  /** Of the consumer's own role: the database lets no other move its deliveries on. */
  db: Kysely<Tables>;
  consumer: C;
  handlers: EventHandlers<C, Tables>;
  logger: Logger;
  /** How often to look for work without a hint. Default 1 s. */
  pollMs?: number;
  /** URL to listen for hints on; without it work is found by polling alone. */
  wakeUpUrl?: string;
  /** Events handled at a time by this process. Default 4; the pool of `db` must have as many connections and one more. */
  concurrency?: number;
  /** Failed attempts until an event is a dead letter. Default 12: about an hour and a half. */
  maxAttempts?: number;
  /** Longest time that a handler may take. Default 30 s. */
  leaseMs?: number;
  /** Delay after the first failure, doubled with each. Default 1 s. */
  retryMs?: number;
}

export interface RunningConsumer {
  /** Takes no more events and resolves when the running handlers have ended. */
  stop(): Promise<void>;
}

/** How long a processed event is kept, and how often and in what portions older ones are deleted. */
const keepDays = 30;
const pruneEveryMs = 3_600_000;
const pruneBatch = 1_000;

/**
 * Delivers the consumer's events to their handlers: each effect is committed once, in any number of processes, whatever
 * is killed when. Order is not kept. Failures are tried again with growing delays, up to a dead letter.
 *
 * @throws when an event of the catalogue has no handler, or a handler no event
 */
export function startConsumer<C extends ConsumerName, Tables>(options: ConsumerOptions<C, Tables>): RunningConsumer {
  const { consumer, pollMs = 1_000, concurrency = 4 } = options;
  assertEveryEventHandled(consumer, options.handlers);
  const policy = {
    leaseMs: options.leaseMs ?? 30_000,
    retryMs: options.retryMs ?? 1_000,
    maxAttempts: options.maxAttempts ?? 12,
  };
  const logger = options.logger.child({ consumer });
  const outbox = asOutbox(options.db);
  // The check above makes the lookup by an event's type safe; the compiler cannot follow it over the union.
  const handlers = options.handlers as unknown as Record<string, EventHandler<EventType, Tables>>;
  const running = new Set<Promise<void>>();
  const wake = new WakeSignal();
  let stopping = false;
  let nextPruneAt = 0;

  /** Claims one at a time: a claim is an attempt, and no event should spend one waiting for its neighbours. */
  const startNext = async (): Promise<boolean> => {
    const claimed = await claimDelivery(outbox, { consumer, ...policy });
    if (!claimed) return false;
    const delivery = deliverEvent({ db: options.db, consumer, handlers, policy, logger }, claimed).finally(() => {
      running.delete(delivery);
      wake.set();
    });
    running.add(delivery);
    return true;
  };

  const tidy = async () => {
    const buried = await buryExhausted(outbox, consumer, policy.maxAttempts);
    for (const eventId of buried) logger.error({ eventId }, 'event is a dead letter');
    if (Date.now() < nextPruneAt) return;
    const pruned = await pruneProcessed(outbox, keepDays, pruneBatch);
    if (pruned < pruneBatch) nextPruneAt = Date.now() + pruneEveryMs;
  };

  const run = async () => {
    while (!stopping) {
      try {
        if (running.size < concurrency) {
          if (await startNext()) continue;
          if (running.size === 0) await tidy();
        }
      } catch (error) {
        logger.warn({ err: error }, 'events cannot be fetched');
      }
      if (!stopping) await wake.wait(pollMs);
    }
  };

  const hints =
    options.wakeUpUrl === undefined
      ? undefined
      : listenForWakeUps({ url: options.wakeUpUrl, consumer, onHint: () => wake.set(), logger });
  const loop = run();

  return {
    async stop() {
      stopping = true;
      wake.set();
      await Promise.all([loop, hints?.close()]);
      await Promise.all(running);
    },
  };
}
