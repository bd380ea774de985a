import { accountRoutes, billingRoutes } from '@trueswing/contracts';
import { demoPassword } from '../season/golfers.ts';
import type { GolferGateway } from './open-gateway.ts';

/** A card of the payments sandbox that is accepted. */
const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };
const timeoutMs = 10_000;

/** Signs in today, with a session that every moment of the season knows, and pays for a year of Premium if wanted. */
export async function startToday(gateway: GolferGateway, golfer: { email: string; isPremium: boolean }): Promise<void> {
  gateway.setClock(null);
  await gateway.call(accountRoutes.signIn, { body: { email: golfer.email, password: demoPassword } });
  if (!golfer.isPremium) return;
  const { url } = await gateway.call(billingRoutes.createCheckoutSession, { body: { plan: 'annual' } });
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
  const { isPremium } = await gateway.call(billingRoutes.refreshSubscription, {});
  if (!isPremium) throw new Error(`${golfer.email} paid, and has no Premium`);
}
