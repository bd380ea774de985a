import { expect, it } from 'vitest';
import type { BillingEnv, GatewayEnv } from '../../environments/service-env.ts';
import { checkPayments, judgePricesAnswer } from './check-payments.ts';

const billing: BillingEnv = { DATABASE_URL: 'postgres://localhost/app', PUBLIC_ORIGIN: 'https://golf.example.com' };
const check = (publishable: string | undefined) =>
  checkPayments({ billing, gateway: { STRIPE_PUBLISHABLE_KEY: publishable } as GatewayEnv, isNetworkClosed: true });

it('no key at all is a choice, a key for browsers alone a failure', async () => {
  expect(await check(undefined)).toMatchObject([{ status: 'ok', text: expect.stringMatching(/^not set up/) }]);
  expect(await check('pk_test_1')).toMatchObject([
    { status: 'failed', text: expect.stringContaining('billing no STRIPE_SECRET_KEY') },
  ]);
});

it.each([
  [401, 'refuses STRIPE_SECRET_KEY'],
  [403, 'may not read prices'],
  [404, 'does not know the question for prices (answer 404)'],
  [429, 'too many calls'],
  [500, 'a problem of its own (answer 500)'],
  [200, 'something else than prices'],
])('answer %i: %s', (status, text) => {
  const found = judgePricesAnswer({ status, json: {} }, 'api.stripe.com');
  expect(found).toMatchObject({ status: 'failed', text: expect.stringContaining(text) });
});
