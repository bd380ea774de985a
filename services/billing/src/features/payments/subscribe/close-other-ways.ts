import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';
import type { PaymentDeps } from '../../../deps.ts';
import { isImpossible, isRefusal, type StripeSubscription } from '../../../stripe-client.ts';
import type { LockedCustomer } from '../customers/with-customer.ts';
import { type Synced, syncSubscriptions } from '../entitlement/sync-subscriptions.ts';

export type CheckoutSession = Awaited<ReturnType<PaymentDeps['stripe']['listCheckoutSessions']>>[number];

/** Ends every checkout that is open but the one to keep: two open ways to pay could be paid twice. */
export async function expireCheckouts(
  { stripe }: PaymentDeps,
  sessions: readonly CheckoutSession[],
  keep?: CheckoutSession,
): Promise<void> {
  for (const session of sessions) {
    if (session.status !== 'open' || session.id === keep?.id) continue;
    // Paid or expired a moment ago: the subscriptions, which are read next, tell which. Any other refusal leaves it open.
    await stripe.expireCheckoutSession(session.id).catch((error: unknown) => {
      if (!isImpossible(error)) throw error;
    });
  }
}

/**
 * Ends the subscriptions that wait for a first payment, but the one to keep. Ended by their invoices, which Stripe does not
 * let go once they are paid.
 * @throws AppError `already-premium` when one has been paid meanwhile
 */
export async function endIncomplete(
  deps: PaymentDeps,
  tx: Transaction<BillingTables>,
  customer: LockedCustomer,
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
      const { isPremium } = await syncSubscriptions(deps, tx, customer);
      throw new AppError(isPremium ? 'already-premium' : 'payment-provider-away', { cause: error });
    }
  }
}

const idOf = (invoice: StripeSubscription['latest_invoice']): string | null =>
  typeof invoice === 'string' ? invoice : (invoice?.id ?? null);
