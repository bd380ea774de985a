import type { BillingEnv, GatewayEnv } from '../../environments/service-env.ts';
import { openNetwork } from '../../report/open-network.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';

export interface PaymentSettings {
  billing: BillingEnv;
  gateway: GatewayEnv | undefined;
  /** Whether billing's network has no way out. */
  isNetworkClosed: boolean;
}

type Mode = 'test' | 'live';
const modeOf = (key: string): Mode => (/^[a-z]+_live_/.test(key) ? 'live' : 'test');

/** Stripe's are 32 characters or more; a shorter one was cut, and one with other characters is not from Stripe. */
const webhookSecretForm = /^whsec_[A-Za-z0-9+/=]{24,}$/;

/** Judges the keys by their form, so before any call: both of one mode, a mode that fits the address, a webhook's secret that is whole. */
export function judgePaymentKeys({ billing, gateway, isNetworkClosed }: PaymentSettings): Result[] {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '', STRIPE_API_BASE } = billing;
  const isStripe = STRIPE_API_BASE === undefined;
  const mode = modeOf(secretKey);
  const publishable = gateway?.STRIPE_PUBLISHABLE_KEY;
  const wrong: (Result | false)[] = [
    gateway !== undefined &&
      publishable === undefined &&
      failed(
        'the gateway has no STRIPE_PUBLISHABLE_KEY, so the screens offer no payments',
        'Set pk_… of the same account.',
      ),
    publishable !== undefined &&
      modeOf(publishable) !== mode &&
      failed(
        `STRIPE_SECRET_KEY is a ${mode} key and STRIPE_PUBLISHABLE_KEY a ${modeOf(publishable)} key`,
        'Take both from the same mode of the dashboard, and the secret of the webhook too.',
      ),
    isStripe &&
      !webhookSecretForm.test(webhookSecret) &&
      failed(
        'STRIPE_WEBHOOK_SECRET does not have the form of a whole signing secret',
        "Copy the endpoint's signing secret (whsec_…), not its id (we_…).",
      ),
    isStripe &&
      mode === 'live' &&
      billing.PUBLIC_ORIGIN.startsWith('http:') &&
      failed('a live key at an address without https', 'Put https before the gateway and set PUBLIC_ORIGIN to it.'),
    isStripe &&
      mode === 'test' &&
      billing.PUBLIC_ORIGIN.startsWith('https:') &&
      warning('test mode: no one pays real money', 'For real payments set the three keys of live mode.'),
    isStripe &&
      isNetworkClosed &&
      failed("billing's network has no way out, so it cannot reach Stripe", `In .env ${openNetwork('PAYMENTS')}`),
  ];
  const found = wrong.filter((each) => each !== false);
  return found.length > 0 ? found : [ok(isStripe ? `keys of Stripe's ${mode} mode` : 'keys of the payments sandbox')];
}
