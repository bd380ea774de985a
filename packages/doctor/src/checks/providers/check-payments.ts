import { planPrices } from '@trueswing/domain';
import { describeFailure } from '../../report/describe-failure.ts';
import { fetchAnswer } from '../../report/fetch-answer.ts';
import { failed, ok, type Result } from '../../report/result.ts';
import { judgePaymentKeys, type PaymentSettings } from './judge-payment-keys.ts';
import { judgePrices } from './judge-prices.ts';

const stripe = 'https://api.stripe.com';

/** Checks the keys, and asks the payment provider for our prices. Changes nothing there. */
export async function checkPayments(settings: PaymentSettings): Promise<Result[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase = stripe } = settings.billing;
  if (key === undefined) return [ok('not set up: no one can subscribe, and the screens say so')];
  const keys = judgePaymentKeys(settings);
  return [...keys, await askForPrices(apiBase, key)];
}

async function askForPrices(apiBase: string, key: string): Promise<Result> {
  const { host } = new URL(apiBase);
  const query = new URLSearchParams({ active: 'true', limit: '100' });
  for (const { lookupKey } of Object.values(planPrices)) query.append('lookup_keys[]', lookupKey);
  try {
    const { status, json } = await fetchAnswer(`${apiBase}/v1/prices?${query}`, { authorization: `Bearer ${key}` });
    if (status === 401)
      return failed(`${host} refuses STRIPE_SECRET_KEY`, 'Copy the key again from the dashboard, whole.');
    if (status === 403) {
      return failed(
        `STRIPE_SECRET_KEY may not read prices at ${host}`,
        'Give the restricted key the rights that docs/operations.md lists.',
      );
    }
    if (status !== 200)
      return failed(`${host} answers ${status}`, 'Look at status.stripe.com, or wait and run the doctor again.');
    return judgePrices(json, host);
  } catch (error) {
    return failed(
      `${host} does not answer: ${describeFailure(error)}`,
      'Let billing reach it: a firewall or, in containers, PAYMENTS_NETWORK_INTERNAL=false.',
    );
  }
}
