import type { PriceRecord } from './billing-records.ts';
import type { SandboxState } from './sandbox-state.ts';

const prices = [
  { id: 'price_sandbox_monthly', lookupKey: 'trueswing_monthly', interval: 'month', cents: 999 },
  { id: 'price_sandbox_annual', lookupKey: 'trueswing_annual', interval: 'year', cents: 9999 },
] as const;

/** Adds the prices (spec section 1) and the default settings, unless they exist already. */
export function seedCatalog(state: SandboxState): void {
  if (state.find('sandbox.settings', 'settings')) return;
  state.put({
    id: 'settings',
    object: 'sandbox.settings',
    clockOffsetSeconds: 0,
    afterDunning: 'cancel',
    webhook: { url: null, shuffle: false, duplicates: 0, paused: false },
  });
  for (const { id, lookupKey, interval, cents } of prices) {
    state.put({
      id,
      object: 'price',
      active: true,
      currency: 'usd',
      lookup_key: lookupKey,
      recurring: { interval, interval_count: 1 },
      unit_amount: cents,
    } satisfies PriceRecord);
  }
}
