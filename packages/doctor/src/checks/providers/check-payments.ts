import { planPrices } from '@trueswing/domain';
import { describeFailure } from '../../report/describe-failure.ts';
import { type Answer, fetchAnswer } from '../../report/fetch-answer.ts';
import { openNetwork } from '../../report/open-network.ts';
import { failed, ok, type Result } from '../../report/result.ts';
import { judgePaymentKeys, type PaymentSettings } from './judge-payment-keys.ts';
import { judgePrices } from './judge-prices.ts';

const stripe = 'https://api.stripe.com';

/** Checks the keys, and asks the payment provider for our prices. Changes nothing there. */
export async function checkPayments(settings: PaymentSettings): Promise<Result[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase = stripe } = settings.billing;
  if (key !== undefined) return [...judgePaymentKeys(settings), await askForPrices(apiBase, key)];
  if (settings.gateway?.STRIPE_PUBLISHABLE_KEY === undefined) {
    return [ok('not set up: no one can subscribe, and the screens say so')];
  }
  return [
    failed(
      'the gateway has STRIPE_PUBLISHABLE_KEY and billing no STRIPE_SECRET_KEY, so the screens offer payments that fail',
      'Give billing sk_… or rk_… of the same account, or take the key from the gateway.',
    ),
  ];
}

async function askForPrices(apiBase: string, key: string): Promise<Result> {
  const url = new URL('/v1/prices', apiBase);
  url.search = String(new URLSearchParams({ active: 'true', limit: '100' }));
  for (const { lookupKey } of Object.values(planPrices)) url.searchParams.append('lookup_keys[]', lookupKey);
  try {
    return judgePricesAnswer(await fetchAnswer(url.href, { authorization: `Bearer ${key}` }), url.host);
  } catch (error) {
    return failed(
      `${url.host} does not answer: ${describeFailure(error)}`,
      `Let billing reach it through a firewall. In containers ${openNetwork('PAYMENTS')}`,
    );
  }
}

export function judgePricesAnswer({ status, json }: Pick<Answer, 'status' | 'json'>, host: string): Result {
  if (status === 200) return judgePrices(json, host);
  if (status === 401) {
    return failed(`${host} refuses STRIPE_SECRET_KEY`, 'Copy the key again from the dashboard, whole.');
  }
  if (status === 403) {
    return failed(
      `STRIPE_SECRET_KEY may not read prices at ${host}`,
      'Give the restricted key the rights that docs/operations.md lists.',
    );
  }
  if (status === 429) {
    return failed(`${host} gets too many calls with this key (answer 429)`, 'Wait, then run the doctor again.');
  }
  if (status >= 500) {
    return failed(
      `${host} has a problem of its own (answer ${status})`,
      'Look at status.stripe.com, or at the log of the sandbox. Then run the doctor again.',
    );
  }
  return failed(
    `${host} does not know the question for prices (answer ${status})`,
    'Correct STRIPE_API_BASE, or leave it empty for Stripe.',
  );
}
