import { expect, it, test } from 'vitest';
import { stripeScript } from '../../env.ts';
import { checkPaymentPage } from './payment-page.ts';

const check = (url: string, STRIPE_JS_URL: string) => {
  const logged: unknown[] = [];
  const logger = { error: (fields: unknown) => void logged.push(fields) };
  try {
    return { url: checkPaymentPage({ url }, { env: { STRIPE_JS_URL }, logger }).url, logged };
  } catch (error) {
    return { code: (error as { code: string }).code, logged };
  }
};
const sandboxScript = 'http://localhost:8085/v3/';

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1#fid', stripeScript],
  ['https://billing.stripe.com/p/session/test_1', stripeScript],
  ['https://billing.stripe.com/p/session/test_1', 'https://js.stripe.com/v3'],
  ['http://localhost:8085/sandbox/checkout/cs_1', sandboxScript],
])('leads to %s with the script %s', (url, script) => {
  expect(check(url, script)).toEqual({ url, logged: [] });
});

it.each([
  ['https://checkout.stripe.com.evil.example/pay', stripeScript],
  ['https://evil.example/?https://checkout.stripe.com', stripeScript],
  ['https://checkout.stripe.com@evil.example/', stripeScript],
  ['http://checkout.stripe.com/pay', stripeScript],
  ['https://checkout.stripe.com:8443/pay', stripeScript],
  ['http://localhost:8085/sandbox/checkout/cs_1', stripeScript],
  ['https://checkout.stripe.com/c/pay/cs_test_1', sandboxScript],
  ['javascript:alert(1)', stripeScript],
  ['/plans', stripeScript],
])('does not lead to %s with the script %s', (url, script) => {
  expect(check(url, script)).toMatchObject({ code: 'payment-provider-unavailable', logged: [{}] });
});

test('the log has the host, and not the path, which lets anyone pay', () => {
  const { logged } = check('https://evil.example/secret', stripeScript);
  expect(logged).toEqual([
    { origin: 'https://evil.example', allowed: ['https://checkout.stripe.com', 'https://billing.stripe.com'] },
  ]);
});
