import type { PriceRecord } from './billing-records.ts';
import type { SandboxState } from './sandbox-state.ts';

const product = 'prod_sandbox_premium';
const prices = [
  { id: 'price_sandbox_monthly', lookupKey: 'trueswing_monthly', interval: 'month', cents: 999 },
  { id: 'price_sandbox_annual', lookupKey: 'trueswing_annual', interval: 'year', cents: 9999 },
] as const;

/** Adds the product, its prices (spec section 1) and the default settings, unless they exist already. */
export function seedCatalog(state: SandboxState): void {
  if (state.find('sandbox.settings', 'settings')) return;
  state.put({
    id: 'settings',
    object: 'sandbox.settings',
    clockOffsetSeconds: 0,
    afterDunning: 'cancel',
    webhook: { url: null, shuffle: false, duplicates: 0, delayMs: 0, paused: false },
  });
  const common = { active: true, created: state.nowSeconds, livemode: false, metadata: {} };
  state.put({ ...common, id: product, object: 'product', name: 'TrueSwing Premium' });
  for (const { id, lookupKey, interval, cents } of prices) {
    const recurring = {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    } as const;
    state.put({
      ...common,
      id,
      object: 'price',
      billing_scheme: 'per_unit',
      currency: 'usd',
      lookup_key: lookupKey,
      nickname: null,
      product,
      recurring,
      type: 'recurring',
      unit_amount: cents,
    } satisfies PriceRecord);
  }
}
