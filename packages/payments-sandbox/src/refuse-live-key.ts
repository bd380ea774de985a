/** The sandbox moves no money, and must never be taken for what does: it does not start beside a live key. */
export function refuseLiveKey(...keys: readonly (string | undefined)[]): void {
  if (keys.some((key) => /^(sk|rk|pk)_live_/.test(key?.trim() ?? ''))) {
    throw new Error('A live Stripe key is set: the payments sandbox does not start.');
  }
}
