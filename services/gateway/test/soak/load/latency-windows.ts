import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { LatencyWindow } from '../judge/soak-record.ts';

interface Counted {
  histogram: RecordableHistogram;
  errors: number;
}

const shownFailures = 20;
const usPerMs = 1_000;

/** Latencies by windows of the same length, each in a histogram, so that an hour takes no more memory than a minute. */
export class LatencyWindows {
  /** The first failures, in words. */
  readonly failures: string[] = [];
  failed = 0;
  readonly #windowMs: number;
  readonly #startedAt = performance.now();
  readonly #windows: Counted[] = [];

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  succeed(latencyMs: number): void {
    this.#current().histogram.record(Math.max(1, Math.round(latencyMs * usPerMs)));
  }

  fail(reason: string): void {
    this.#current().errors += 1;
    this.failed += 1;
    if (this.failures.length < shownFailures) this.failures.push(reason);
  }

  /** The first windows, without answers that came after their end. */
  list(count = this.#windows.length): LatencyWindow[] {
    return this.#windows.slice(0, count).map(({ histogram, errors }) => ({
      requests: histogram.count,
      errors,
      // Without answers there is no latency.
      p50Ms: histogram.count === 0 ? Number.NaN : histogram.percentile(50) / usPerMs,
      p99Ms: histogram.count === 0 ? Number.NaN : histogram.percentile(99) / usPerMs,
    }));
  }

  #current(): Counted {
    const place = Math.floor((performance.now() - this.#startedAt) / this.#windowMs);
    while (this.#windows.length <= place) this.#windows.push({ histogram: createHistogram({ figures: 3 }), errors: 0 });
    return this.#windows[place] as Counted;
  }
}
