/** The sandbox must never be mistaken for Stripe, so it does not start if a live key is set. */
export function refuseLiveKey(...keys: readonly (string | undefined)[]): void {
  if (keys.some((key) => /^(sk|rk|pk)_live_/.test(key?.trim() ?? ''))) {
    throw new Error('A live Stripe key is set: the payments sandbox does not start.');
  }
}
