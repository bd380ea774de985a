import { expect, it } from 'vitest';
import { stripeScript } from '../../env.ts';
import { paymentsConfig } from './payments-config.ts';

const secret = { INTERNAL_SECRET: 'a secret of thirty-two characters' };
const sandbox = 'http://localhost:8085/v3/';

it.each([
  ['unavailable', undefined, stripeScript],
  ['unavailable', undefined, sandbox],
  ['test', 'pk_test_1', stripeScript],
  ['live', 'pk_live_1', stripeScript],
  ['sandbox', 'pk_test_1', sandbox],
] as const)('is %s with the key %s and the script %s', (mode, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL) => {
  expect(paymentsConfig({ ...secret, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL })).toMatchObject({ mode });
});

it('is unavailable without a secret for calls to the billing service', () => {
  const env = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_JS_URL: stripeScript, INTERNAL_SECRET: undefined };
  expect(paymentsConfig(env)).toEqual({ mode: 'unavailable' });
});
