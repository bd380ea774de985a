import type { PaidPlan } from '@trueswing/contracts';
import { isLive } from '@trueswing/domain';
import type { PaymentDeps } from '../../deps.ts';
import type { Golfer } from '../customers/create-customer.ts';
import { syncSubscriptions } from '../entitlement/sync.ts';
import { endIncomplete, expireCheckouts, refuseSecond } from './end-competing-payments.ts';
import { findPrice } from './find-price.ts';
import { paymentErrors } from './payment-errors.ts';
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
  return await withCustomer(deps, golfer, async (locked, customer) => {
    const { stripeCustomerId: customerId, userId, attempt } = customer;
    const sessions = await deps.stripe.listCheckoutSessions(customerId);
    const open = sessions.find(({ status, metadata }) => status === 'open' && metadata?.plan === plan);
    await expireCheckouts(deps, sessions, open);
    const synced = await syncSubscriptions(locked, customer);
    if (synced.subscriptions.some(({ facts }) => isLive(facts))) throw refuseSecond(synced);
    await endIncomplete(locked, customer, synced);
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
    if (url === null) throw paymentErrors.pageNotOpened();
    return { url };
  });
}
