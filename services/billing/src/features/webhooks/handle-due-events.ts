import { errorText } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { type ClaimedEvent, claimEvent, markEventProcessed, postponeEvent } from './webhooks.repository.ts';

export type { ClaimedEvent };

/** A claimed event belongs to one process for this long: longer than handling it may take. */
const leaseMs = 45_000;

/**
 * Handles stored events one after the other until none is due. A failed event is retried later. Any number of processes may
 * do this at the same time. `handle` must be idempotent: what it writes and the settlement of the event are two transactions.
 */
export async function handleDueEvents(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  handle: (event: ClaimedEvent) => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const event = await claimEvent(db, leaseMs);
    if (!event) return;
    try {
      await handle(event);
      await markEventProcessed(db, event.id);
    } catch (error) {
      logger.warn({ err: error, stripeEventId: event.id, attempt: event.attempt }, 'event failed, will be retried');
      await postponeEvent(db, event, errorText(error));
    }
  }
}
