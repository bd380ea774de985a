import type { PaymentDeps } from '../../deps.ts';
import { findUserOfCustomer } from '../customers/find-customer.ts';
import { syncGolfer } from '../entitlement/sync-subscriptions.ts';
import { noteCharge } from '../payment-notes/note-charge.ts';
import {
  type ClaimedStripeEvent,
  type HandledStripeEvent,
  handleDueStripeEvents,
} from '../webhooks/handle-due-stripe-events.ts';

/** Handles the stored events of Stripe until none is due. */
export const processStripeEvents = (deps: PaymentDeps, stopping?: AbortSignal): Promise<void> =>
  handleDueStripeEvents(deps, (event) => handleEvent(deps, event), stopping);

async function handleEvent(
  deps: PaymentDeps,
  { stripeCustomerId, stripeChargeId }: ClaimedStripeEvent,
): Promise<HandledStripeEvent> {
  if (stripeChargeId !== null) await deps.db.transaction().execute((tx) => noteCharge(deps, tx, stripeChargeId));
  const userId = stripeCustomerId === null ? undefined : await findUserOfCustomer(deps, stripeCustomerId);
  // The id of a customer is committed before the customer can pay: an unknown one is not ours, or was deleted.
  if (userId === undefined) return { isOfGolfer: false };
  if (stripeChargeId === null) await syncGolfer(deps, userId);
  return { isOfGolfer: true };
}
