import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import { isImpossible, isRefusal, type StripeSubscription } from '../../stripe-client.ts';
import type { Customer } from '../customers/find-customer.ts';
import { type Synced, syncSubscriptions } from '../entitlement/sync.ts';

export type CheckoutSession = Awaited<ReturnType<PaymentDeps['stripe']['listCheckoutSessions']>>[number];

/** Ends every open checkout except the one to keep: with two open ways to pay, the golfer could pay twice. */
export async function expireCheckouts(
  { stripe }: PaymentDeps,
  sessions: readonly CheckoutSession[],
  keep?: CheckoutSession,
): Promise<void> {
  for (const session of sessions) {
    if (session.status !== 'open' || session.id === keep?.id) continue;
    // Impossible: it was paid or has expired a moment ago, which the caller reads next. Any other refusal leaves it open.
    await stripe.expireCheckoutSession(session.id).catch((error: unknown) => {
      if (!isImpossible(error)) throw error;
    });
  }
}

/**
 * Ends the subscriptions that wait for a first payment, except the one to keep. It voids their invoices, which Stripe refuses
 * for a paid one.
 * @throws AppError `already-premium` if one has been paid meanwhile
 */
export async function endIncomplete(
  deps: PaymentDeps,
  customer: Customer,
  { subscriptions }: Synced,
  keep?: StripeSubscription,
): Promise<void> {
  for (const { stripe: subscription } of subscriptions) {
    if (subscription.status !== 'incomplete' || subscription.id === keep?.id) continue;
    const invoiceId = idOf(subscription.latest_invoice);
    if (invoiceId === null) continue;
    try {
      await deps.stripe.voidInvoice(invoiceId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { isPremium } = await syncSubscriptions(deps, customer);
      throw new AppError(isPremium ? 'already-premium' : 'payment-provider-unavailable', { cause: error });
    }
  }
}

const idOf = (invoice: StripeSubscription['latest_invoice']): string | null =>
  typeof invoice === 'string' ? invoice : (invoice?.id ?? null);

/** The error for a golfer who has a live subscription already. */
export const refuseSecond = ({ isPremium }: Synced): AppError =>
  new AppError(isPremium ? 'already-premium' : 'payment-open');
