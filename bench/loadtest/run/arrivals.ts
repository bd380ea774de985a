import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts work at a steady rate, whether or not earlier work has ended (open loop), so a system that falls behind cannot slow
 * its own load down. Resolves when the last has started.
 */
export async function startArrivals(
  { ratePerS, durationS, signal }: { ratePerS: number; durationS: number; signal: AbortSignal },
  start: (index: number) => void,
): Promise<void> {
  const startedAt = performance.now();
  const count = Math.max(1, Math.round(ratePerS * durationS));
  for (let index = 0; index < count && !signal.aborted; index++) {
    const waitMs = startedAt + (index * 1000) / ratePerS - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) start(index);
  }
}
