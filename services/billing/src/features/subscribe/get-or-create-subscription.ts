import type { PaidPlan } from '@trueswing/contracts';
import { isLive } from '@trueswing/domain';
import type { PaymentDeps } from '../../deps.ts';
import type { StripeSubscription } from '../../stripe-client.ts';
import type { Golfer } from '../customers/create-customer.ts';
import type { Customer } from '../customers/find-customer.ts';
import { paymentSecret, setupSecret } from '../entitlement/read-facts.ts';
import { type Synced, syncSubscriptions } from '../entitlement/sync.ts';
import { endIncomplete, expireCheckouts, refuseSecond } from './end-competing-payments.ts';
import { findPrice } from './find-price.ts';
import { paymentErrors } from './payment-errors.ts';
import { withCustomer } from './with-customer.ts';

/** Stripe drops an unpaid first subscription after 23 hours; one of nearly that age is not offered again. */
const reusableMs = 22 * 3_600_000;
const defaultPlan: PaidPlan = 'monthly';

interface PaymentSecret {
  clientSecret: string;
  plan: PaidPlan;
}

/**
 * Returns the secret with which the browser pays: of the open invoice of a subscription whose payment failed, of a subscription
 * that was started before, or of a new one. Only one way to pay is open at a time.
 * @throws AppError `already-premium`, `payment-open`, `payments-unavailable`, `payment-provider-unavailable`
 */
export async function getOrCreateSubscription(
  deps: PaymentDeps,
  golfer: Golfer,
  wanted: PaidPlan | undefined,
): Promise<PaymentSecret> {
  return await withCustomer(deps, golfer, async (locked, customer) => {
    await expireCheckouts(deps, await deps.stripe.listCheckoutSessions(customer.stripeCustomerId));
    const synced = await syncSubscriptions(locked, customer);
    const live = synced.subscriptions.filter(({ facts }) => isLive(facts));
    const open = live.map(({ stripe, facts }) => secretOf(stripe, facts.plan)).find((secret) => secret !== null);
    if (open) return open;
    if (live.length > 0) throw refuseSecond(synced);
    const started = findStarted(deps, synced, wanted);
    await endIncomplete(locked, customer, synced, started?.subscription);
    return started?.secret ?? (await start(deps, customer, synced, wanted ?? defaultPlan));
  });
}

function findStarted({ now }: PaymentDeps, { subscriptions }: Synced, wanted: PaidPlan | undefined) {
  for (const { stripe: subscription, facts } of subscriptions) {
    const isYoung = now().getTime() - subscription.created * 1_000 < reusableMs;
    const isWanted = wanted === undefined || facts.plan === wanted;
    const secret = secretOf(subscription, facts.plan);
    if (facts.status === 'incomplete' && isYoung && isWanted && secret) return { subscription, secret };
  }
  return undefined;
}

async function start(
  deps: PaymentDeps,
  { stripeCustomerId: customerId, userId, attempt }: Customer,
  { subscriptions }: Synced,
  plan: PaidPlan,
): Promise<PaymentSecret> {
  // The newest subscription is part of the key: until there is another one, a repeated call gets the same subscription.
  const key = `subscription-${userId}-${plan}-${subscriptions[0]?.stripe.id ?? 'first'}-${attempt}`;
  const priceId = await findPrice(deps, plan);
  const secret = secretOf(await deps.stripe.createSubscription({ customerId, userId, priceId, key }), plan);
  if (!secret) throw paymentErrors.formNotOpened(new Error('the subscription has no client secret'));
  return secret;
}

function secretOf(subscription: StripeSubscription, plan: PaidPlan | null): PaymentSecret | null {
  const clientSecret = setupSecret(subscription) ?? paymentSecret(subscription);
  return clientSecret === null ? null : { clientSecret, plan: plan ?? defaultPlan };
}
