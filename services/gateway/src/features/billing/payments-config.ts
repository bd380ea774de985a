import type { PaymentsConfig } from '@trueswing/contracts';
import { type Env, stripeScript } from '../../env.ts';

type PaymentEnv = Pick<Env, 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_JS_URL' | 'INTERNAL_SECRET'>;

/** Configuration that the browser needs to reach the payment provider. */
export function paymentsConfig(env: PaymentEnv): PaymentsConfig {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_JS_URL: scriptUrl } = env;
  if (publishableKey === undefined || env.INTERNAL_SECRET === undefined) return { mode: 'unavailable' };
  return { mode: modeOf(publishableKey, scriptUrl), publishableKey, scriptUrl };
}

function modeOf(publishableKey: string, scriptUrl: string): 'sandbox' | 'test' | 'live' {
  if (scriptUrl !== stripeScript) return 'sandbox';
  return publishableKey.startsWith('pk_live_') ? 'live' : 'test';
}
