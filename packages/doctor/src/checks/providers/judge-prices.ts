import { planPrices } from '@trueswing/domain';
import { z } from 'zod';
import { failed, ok, type Result } from '../../report/result.ts';

const pricesSchema = z.object({
  data: z.array(
    z.object({
      lookup_key: z.string().nullable(),
      unit_amount: z.number().nullable(),
      currency: z.string(),
      recurring: z.object({ interval: z.string() }).nullable(),
    }),
  ),
});

const advice = 'Create the price, or move its lookup key, as docs/operations.md shows under Payments.';

/** Compares the provider's prices with those on our screens: billing refuses any other. */
export function judgePrices(answer: unknown, host: string): Result {
  const parsed = pricesSchema.safeParse(answer);
  if (!parsed.success)
    return failed(
      `${host} answers with something else than prices`,
      'Correct STRIPE_API_BASE, or leave it empty for Stripe.',
    );
  const wrong = Object.values(planPrices).flatMap(({ lookupKey, amountCents, currency, interval }) => {
    const price = parsed.data.data.find(({ lookup_key }) => lookup_key === lookupKey);
    if (!price) return [`there is no active price ${lookupKey}`];
    const isSame =
      price.unit_amount === amountCents && price.currency === currency && price.recurring?.interval === interval;
    if (isSame) return [];
    const found = `${money(price.unit_amount ?? 0, price.currency)} a ${price.recurring?.interval ?? 'purchase'}`;
    return [`the price ${lookupKey} is ${found}, not ${money(amountCents, currency)} a ${interval}`];
  });
  return wrong.length > 0 ? failed(wrong.join('; '), advice) : ok(`${host} has both prices with our amounts`);
}

const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
