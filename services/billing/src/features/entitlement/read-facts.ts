import { planOfInterval, type SubscriptionFacts } from '@trueswing/domain';
import type { StripeClient, StripeSubscription } from '../../stripe-client.ts';

const dateOf = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1_000) : null);

/** Reads the facts that decide entitlement. Stripe stores periods on the items. */
export async function readFacts(stripe: StripeClient, subscription: StripeSubscription): Promise<SubscriptionFacts> {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: planOfInterval(item?.price.recurring?.interval),
    periodStart: dateOf(item?.current_period_start),
    periodEnd: dateOf(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: dateOf(subscription.cancel_at),
    endedAt: dateOf(subscription.ended_at),
    needsAction: subscription.status === 'past_due' && (await needsAction(stripe, subscription)),
  };
}

async function needsAction(stripe: StripeClient, subscription: StripeSubscription): Promise<boolean> {
  const [paymentIntentId] = paymentSecret(subscription)?.split('_secret_') ?? [];
  return paymentIntentId !== undefined && (await stripe.needsAction(paymentIntentId));
}

/** `pi_…_secret_…` with which the browser pays the latest invoice; null if there is nothing to pay. */
export function paymentSecret({ latest_invoice: invoice }: StripeSubscription): string | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** `seti_…_secret_…` with which the browser saves a card for later payments; null if none is pending. */
export function setupSecret({ pending_setup_intent: intent }: StripeSubscription): string | null {
  return intent === null || typeof intent === 'string' ? null : intent.client_secret;
}
