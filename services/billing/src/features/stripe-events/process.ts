import { includesEvent } from '@trueswing/domain';
import type { PaymentDeps } from '../../deps.ts';
import { findStripeCustomer } from '../customers/find-customer.ts';
import { restoreCustomer } from '../customers/restore-customer.ts';
import { syncSubscriptions } from '../entitlement/sync.ts';
import { noteCharge } from '../payment-notes/note-charge.ts';
import type { ClaimedStripeEvent } from './stripe-events.repository.ts';

export interface ProcessedStripeEvent {
  /** False for an event about no golfer of ours: of a deleted account, or of other business of the same Stripe account. */
  isOfGolfer: boolean;
}

/** Makes what follows from an event, as often as it is called: reads from Stripe what the event is about, and stores it. */
export async function processStripeEvent(deps: PaymentDeps, event: ClaimedStripeEvent): Promise<ProcessedStripeEvent> {
  const { stripeCustomerId, stripeChargeId } = event;
  // The id of a customer is committed before the customer can pay: an unknown one is of a time after the backup that was restored,
  // or it is not ours, or was deleted.
  const customer =
    stripeCustomerId === null
      ? undefined
      : ((await findStripeCustomer(deps, stripeCustomerId)) ?? (await restoreCustomer(deps, stripeCustomerId)));
  if (stripeChargeId !== null) await noteCharge(deps, stripeChargeId);
  if (!customer) return { isOfGolfer: false };
  // Events that wait together cost one call.
  const needsRead = stripeChargeId === null && !includesEvent(customer.syncedOrder, event.receivedOrder);
  if (needsRead) await syncSubscriptions(deps, customer);
  return { isOfGolfer: true };
}
