import { type ConsumerName, type EventType, eventCatalog } from '@trueswing/contracts';
import { errorText, inSpan, type Logger, requestLogFields, withRequest, withTimeout } from '@trueswing/service-kit';
import type { Kysely, Transaction } from 'kysely';
import type { EventHandler } from './event-handlers.ts';
import { handlingSeconds, lagSeconds } from './handling-metrics.ts';
import { type ClaimedDelivery, markProcessed, recordFailure } from './outbox.repository.ts';
import { asOutbox } from './outbox.tables.ts';

/** The server ends the session at the lease's end; only then does the client give up, so that no handler outlives its connection. */
const clientGraceMs = 500;

export interface DeliveryPolicy {
  /** Time that one attempt may take; afterwards another process may take over. */
  leaseMs: number;
  /** Base of the delay after a failure; it doubles with each. */
  retryMs: number;
  /** Failed attempts until the delivery is a dead letter. */
  maxAttempts: number;
}

interface DeliverOptions<Tables> {
  db: Kysely<Tables>;
  consumer: ConsumerName;
  handlers: Record<string, EventHandler<EventType, Tables>>;
  policy: DeliveryPolicy;
  logger: Logger;
}

/**
 * Runs the effect of a claimed delivery in one transaction, exactly once across all processes, on behalf of the request that caused
 * the event. Records a failure; never throws.
 */
export const deliverEvent = <Tables>(options: DeliverOptions<Tables>, claimed: ClaimedDelivery): Promise<void> =>
  withRequest(claimed, () => deliver(options, claimed));

async function deliver<Tables>(options: DeliverOptions<Tables>, claimed: ClaimedDelivery): Promise<void> {
  const { consumer, policy } = options;
  const { eventId, type: eventType, attempt } = claimed;
  const logger = options.logger.child({ eventId, eventType, attempt, ...requestLogFields() });
  const labels = { consumer, type: claimed.type };
  const stopTimer = handlingSeconds.startTimer(labels);
  try {
    const isHandledHere = await inSpan(`handle ${claimed.type}`, () => handleOnce(options, claimed), {
      kind: 'consumer',
      attributes: { consumer, 'event.id': eventId, attempt },
    });
    stopTimer({ outcome: isHandledHere ? 'handled' : 'elsewhere' });
    if (!isHandledHere) return;
    lagSeconds.observe(labels, (Date.now() - claimed.occurredAt.getTime()) / 1_000);
    logger.info('event handled');
  } catch (error) {
    stopTimer({ outcome: 'failed' });
    const isLast = claimed.attempt >= policy.maxAttempts;
    if (isLast) logger.error({ err: error }, 'event is a dead letter');
    else logger.warn({ err: error }, 'event failed, will be retried');
    const failure = { eventId: claimed.eventId, consumer, attempt: claimed.attempt, error: errorText(error) };
    // If this fails as well, the delivery is retried when the lease of the claim ends.
    await recordFailure(asOutbox(options.db), { ...failure, ...policy }).catch((lost) =>
      logger.warn({ err: lost }, 'failure not recorded'),
    );
  }
}

/** False if another process has handled it. */
function handleOnce<Tables>(options: DeliverOptions<Tables>, claimed: ClaimedDelivery): Promise<boolean> {
  const { db, consumer, handlers, policy } = options;
  return db.transaction().execute(async (tx) => {
    const mark = { eventId: claimed.eventId, consumer, timeoutMs: policy.leaseMs };
    // Not marked: another process was faster, and its effect is committed.
    if (!(await markProcessed(asOutbox(tx), mark))) return false;
    await withTimeout(handle(handlers, tx, claimed), {
      timeoutMs: policy.leaseMs + clientGraceMs,
      error: `the handler took longer than ${policy.leaseMs} ms`,
    });
    return true;
  });
}

async function handle<Tables>(
  handlers: DeliverOptions<Tables>['handlers'],
  tx: Transaction<Tables>,
  claimed: ClaimedDelivery,
): Promise<void> {
  const handler = handlers[claimed.type];
  // A newer build published it. The retries wait for the newer build of this consumer.
  if (!handler) throw new Error(`no handler for ${claimed.type} in this build`);
  const type = claimed.type as EventType;
  const payload = eventCatalog[type].payload.parse(claimed.payload);
  await handler(tx, { id: claimed.eventId, type, payload, occurredAt: claimed.occurredAt });
}
