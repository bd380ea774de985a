import { type ConsumerName, type EventType, eventCatalogue } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import type { Kysely, Transaction } from 'kysely';
import type { EventHandler } from './event-handlers.ts';
import { type ClaimedDelivery, markProcessed, recordFailure } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

export interface DeliveryPolicy {
  /** How long one attempt may take; after it another process may take over. */
  leaseMs: number;
  /** Delay after the first failure; it doubles with each. */
  retryMs: number;
  /** Failures until the delivery is a dead letter. */
  maxAttempts: number;
}

interface DeliverOptions<Tables> {
  db: Kysely<Tables>;
  consumer: ConsumerName;
  handlers: Record<string, EventHandler<EventType, Tables>>;
  policy: DeliveryPolicy;
  logger: Logger;
}

/** Runs the effect of a claimed delivery in one transaction, once over all processes; notes a failure, never throws. */
export async function deliverEvent<Tables>(options: DeliverOptions<Tables>, claimed: ClaimedDelivery): Promise<void> {
  const { db, consumer, policy } = options;
  const logger = options.logger.child({ eventId: claimed.eventId, eventType: claimed.type, attempt: claimed.attempt });
  try {
    await db.transaction().execute(async (tx) => {
      const mark = { eventId: claimed.eventId, consumer, timeoutMs: policy.leaseMs };
      // No row: another process was faster, and its effect is committed.
      if (await markProcessed(asOutbox(tx), mark)) await within(policy.leaseMs, handle(options.handlers, tx, claimed));
    });
    logger.debug('event handled');
  } catch (error) {
    const isLast = claimed.attempt >= policy.maxAttempts;
    if (isLast) logger.error({ err: error }, 'event is a dead letter');
    else logger.warn({ err: error }, 'event failed, will be tried again');
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const failure = { eventId: claimed.eventId, consumer, attempt: claimed.attempt, error: message.slice(0, 2_000) };
    // When this fails as well the lease of the claim stands: the delivery comes back, only later.
    await recordFailure(asOutbox(db), { ...failure, ...policy }).catch((lost) =>
      logger.warn({ err: lost }, 'failure not noted'),
    );
  }
}

async function handle<Tables>(
  handlers: DeliverOptions<Tables>['handlers'],
  tx: Transaction<Tables>,
  claimed: ClaimedDelivery,
): Promise<void> {
  const handler = handlers[claimed.type];
  // A newer build published it; it waits for the consumer's own newer build.
  if (!handler) throw new Error(`no handler for ${claimed.type} in this build`);
  const type = claimed.type as EventType;
  const payload = eventCatalogue[type].payload.parse(claimed.payload);
  await handler(tx, { id: claimed.eventId, type, payload, occurredAt: claimed.occurredAt });
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    // A little after the server has ended the session, so that nothing of a stuck handler can run on this connection.
    timer = setTimeout(() => reject(new Error(`the handler took longer than ${timeoutMs} ms`)), timeoutMs + 500);
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
