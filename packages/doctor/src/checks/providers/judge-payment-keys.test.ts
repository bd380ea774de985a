import { expect, it } from 'vitest';
import type { BillingEnv } from '../../environments/service-env.ts';
import { judgePaymentKeys } from './judge-payment-keys.ts';

const webhookSecret = `whsec_${'a1B2'.repeat(8)}`;
const live = { secret: 'sk_live_1', publishable: 'pk_live_1', origin: 'https://golf.example.com' };

function judge(changed: {
  secret?: string;
  publishable?: string | null;
  webhook?: string;
  origin?: string;
  apiBase?: string;
  isNetworkClosed?: boolean;
}) {
  const { secret, publishable, origin, webhook = webhookSecret, isNetworkClosed = false } = { ...live, ...changed };
  const billing: BillingEnv = {
    DATABASE_URL: 'postgres://localhost/trueswing',
    PUBLIC_ORIGIN: origin,
    STRIPE_SECRET_KEY: secret,
    STRIPE_WEBHOOK_SECRET: webhook,
    STRIPE_API_BASE: changed.apiBase,
  };
  const gateway = { STRIPE_PUBLISHABLE_KEY: publishable ?? undefined } as Parameters<
    typeof judgePaymentKeys
  >[0]['gateway'];
  return judgePaymentKeys({ billing, gateway, isNetworkClosed }).map(({ status, text }) => `${status}: ${text}`);
}

it.each([
  [{}, "ok: keys of Stripe's live mode"],
  [{ secret: 'rk_live_1' }, "ok: keys of Stripe's live mode"],
  [{ secret: 'sk_test_1' }, 'failed: STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key'],
  [{ publishable: null }, 'failed: the gateway has no STRIPE_PUBLISHABLE_KEY'],
  [{ webhook: 'whsec_1' }, 'failed: STRIPE_WEBHOOK_SECRET does not have the form'],
  [{ webhook: `${webhookSecret} ` }, 'failed: STRIPE_WEBHOOK_SECRET does not have the form'],
  [{ origin: 'http://golf.example.com' }, 'failed: a live key at an address without https'],
  [{ isNetworkClosed: true }, "failed: billing's network has no way out"],
  [{ secret: 'sk_test_1', publishable: 'pk_test_1' }, 'warning: test mode: no one pays real money'],
  [
    {
      secret: 'sk_test_1',
      publishable: 'pk_test_1',
      webhook: 'whsec_1',
      apiBase: 'http://sandbox',
      isNetworkClosed: true,
    },
    'ok: keys of the payments sandbox',
  ],
])('%j: %s', (changed, beginning) => {
  const found = judge(changed);
  expect(found[0]?.slice(0, beginning.length)).toBe(beginning);
});
