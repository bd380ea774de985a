import type { LatencyWindows } from '../load/latency-windows.ts';

/** Prints the figures of each window when it has ended. */
export function showWindows(latencies: LatencyWindows, windowMs: number): { stop(): void } {
  let shown = 0;
  const timer = setInterval(() => {
    const window = latencies.list()[shown++];
    if (!window) return;
    const { requests, errors, p50Ms, p99Ms } = window;
    const minutes = ((shown * windowMs) / 60_000).toFixed(1);
    console.info(
      `${minutes} min: ${requests} calls, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${errors} failed`,
    );
  }, windowMs);
  return { stop: () => clearInterval(timer) };
}
