import type { PaidPlan } from '@trueswing/contracts';
import { isLive } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';
import type { Golfer } from '../customers/create-customer.ts';
import { syncSubscriptions } from '../entitlement/sync-subscriptions.ts';
import { endIncomplete, expireCheckouts } from './end-competing-payments.ts';
import { findPrice } from './find-price.ts';
import { refuseSecond } from './refuse-second.ts';
import { withCustomer } from './with-customer.ts';

/**
 * Returns the page at Stripe where the golfer pays. A second call returns the same one; only one way to pay is open at a time.
 * @throws AppError `already-premium`, `payment-open`, `payments-unavailable`, `payment-provider-unavailable`
 */
export async function createCheckoutSession(
  deps: PaymentDeps,
  golfer: Golfer,
  plan: PaidPlan,
): Promise<{ url: string }> {
  const outcome = await withCustomer(deps, golfer, async (tx, customer) => {
    const { stripeCustomerId: customerId, userId, attempt } = customer;
    const sessions = await deps.stripe.listCheckoutSessions(customerId);
    const open = sessions.find(({ status, metadata }) => status === 'open' && metadata?.plan === plan);
    await expireCheckouts(deps, sessions, open);
    const synced = await syncSubscriptions(deps, tx, customer);
    if (synced.subscriptions.some(({ facts }) => isLive(facts))) return refuseSecond(synced);
    await endIncomplete(deps, tx, customer, synced);
    if (open?.url) return { url: open.url };
    const { url } = await deps.stripe.createCheckoutSession({
      customerId,
      userId,
      plan,
      priceId: await findPrice(deps, plan),
      successUrl: `${deps.env.PUBLIC_ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${deps.env.PUBLIC_ORIGIN}/profile`,
      key: `checkout-${userId}-${plan}-${sessions[0]?.id ?? 'first'}-${attempt}`,
    });
    if (url === null) throw new AppError('payment-provider-unavailable');
    return { url };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
