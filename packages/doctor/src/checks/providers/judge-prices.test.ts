import { planPrices } from '@trueswing/domain';
import { expect, it } from 'vitest';
import { judgePrices } from './judge-prices.ts';

const prices = Object.values(planPrices).map(({ lookupKey, amountCents, currency, interval }) => ({
  lookup_key: lookupKey as string,
  unit_amount: amountCents as number,
  currency: currency as string,
  recurring: { interval: interval as string },
}));
const [monthly, annual] = prices;

it.each([
  [{ data: prices }, 'ok: api.stripe.com has both prices with our amounts'],
  [{ data: [monthly] }, 'failed: there is no active price trueswing_annual'],
  [{ data: [] }, 'failed: there is no active price trueswing_monthly; there is no active price trueswing_annual'],
  [
    { data: [{ ...monthly, unit_amount: 500 }, annual] },
    'failed: the price trueswing_monthly is 5.00 USD a month, not 9.99 USD a month',
  ],
  [
    { data: [{ ...monthly, currency: 'eur' }, annual] },
    'failed: the price trueswing_monthly is 9.99 EUR a month, not 9.99 USD a month',
  ],
  [
    { data: [monthly, { ...annual, recurring: { interval: 'month' } }] },
    'failed: the price trueswing_annual is 99.99 USD a month, not 99.99 USD a year',
  ],
  ['<html>', 'failed: api.stripe.com answers with something else than prices'],
])('%j: %s', (answer, expected) => {
  const { status, text } = judgePrices(answer, 'api.stripe.com');
  expect(`${status}: ${text}`).toBe(expected);
});
