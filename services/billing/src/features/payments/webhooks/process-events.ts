import type { PaymentDeps } from '../../../deps.ts';
import { findUserOf } from '../customers/customers.repository.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';
import { noteCharge } from './note-charge.ts';
import { type ClaimedEvent, claimEvent, postponeEvent, settleEvent } from './webhooks.repository.ts';

/** An event is one process's for so long; longer than everything that acting on it may take. */
const leaseMs = 45_000;

/** Acts on stored events until none is due. Any number of processes may do so at the same time. */
export async function processEvents(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const event = await claimEvent(deps.db, leaseMs);
    if (!event) return;
    await processEvent(deps, event);
  }
}

async function processEvent(deps: PaymentDeps, event: ClaimedEvent): Promise<void> {
  const { db, logger } = deps;
  try {
    await act(deps, event);
  } catch (error) {
    logger.warn({ err: error, stripeEventId: event.id, attempt: event.attempt }, 'event failed, will be tried again');
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await postponeEvent(db, event, message.slice(0, 500));
  }
}

async function act(deps: PaymentDeps, event: ClaimedEvent): Promise<void> {
  const { stripeCustomerId, stripeChargeId } = event;
  if (stripeChargeId !== null) {
    await deps.db.transaction().execute(async (tx) => {
      await noteCharge(deps, tx, stripeChargeId);
      await settleEvent(tx, event.id);
    });
    return;
  }
  const userId = stripeCustomerId === null ? undefined : await findUserOf(deps.db, stripeCustomerId);
  // The ids of our customers are committed before they can pay: another's, or a deleted golfer's, is none of our business.
  if (userId !== undefined) await syncGolfer(deps, userId);
  await settleEvent(deps.db, event.id);
}
