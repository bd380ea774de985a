import { errorText } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { processStripeEvent } from './process.ts';
import { claimStripeEvent, markStripeEventProcessed, postponeStripeEvent } from './stripe-events.repository.ts';

/** A claimed event belongs to one process for this long: longer than processing it may take. */
const leaseMs = 45_000;

/**
 * Claims the stored events one after the other and processes each, until none is due. A failed event is retried later. Any
 * number of processes may do this at the same time. What an event changes and the mark that it is processed are two
 * transactions, so an event may be processed again.
 */
export async function claimStripeEvents(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  const { db, logger } = deps;
  while (!stopping?.aborted) {
    const event = await claimStripeEvent(db, leaseMs);
    if (!event) return;
    try {
      await markStripeEventProcessed(db, event.id, await processStripeEvent(deps, event));
    } catch (error) {
      logger.warn({ err: error, stripeEventId: event.id, attempt: event.attempt }, 'event failed, will be retried');
      await postponeStripeEvent(db, event, errorText(error));
    }
  }
}
