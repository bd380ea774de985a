import { errorText } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import {
  type ClaimedStripeEvent,
  claimStripeEvent,
  markStripeEventProcessed,
  postponeStripeEvent,
} from './webhooks.repository.ts';

export type { ClaimedStripeEvent };

export interface HandledStripeEvent {
  /** False for an event about no golfer of ours: of a deleted account, or of other business of the same Stripe account. */
  isOfGolfer: boolean;
}

/** A claimed event belongs to one process for this long: longer than handling it may take. */
const leaseMs = 45_000;

/**
 * Handles stored events one after the other until none is due. A failed event is retried later. Any number of processes may
 * do this at the same time. `handle` must be idempotent: what it writes and the settlement of the event are two transactions.
 */
export async function handleDueStripeEvents(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  handle: (event: ClaimedStripeEvent) => Promise<HandledStripeEvent>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const event = await claimStripeEvent(db, leaseMs);
    if (!event) return;
    try {
      await markStripeEventProcessed(db, event.id, await handle(event));
    } catch (error) {
      logger.warn({ err: error, stripeEventId: event.id, attempt: event.attempt }, 'event failed, will be retried');
      await postponeStripeEvent(db, event, errorText(error));
    }
  }
}
