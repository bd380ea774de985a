import type { PaidPlan } from '@trueswing/contracts';
import { planPrices } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { PaymentDeps } from '../../deps.ts';

/** Returns the id of a plan's price at Stripe, which must be the price that our screens show. @throws AppError `payments-unavailable` */
export async function findPrice({ stripe, logger }: PaymentDeps, plan: PaidPlan): Promise<string> {
  const { lookupKey, amountCents, currency, interval } = planPrices[plan];
  const [price] = await stripe.listPrices([lookupKey]);
  const isRight =
    price?.unit_amount === amountCents &&
    price.currency === currency &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1;
  if (price && isRight) return price.id;
  logger.error({ lookupKey, amountCents, found: price?.unit_amount }, 'Stripe has no such price');
  throw new AppError('payments-unavailable');
}
