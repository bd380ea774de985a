/** Time that is measured of one arrival, in milliseconds. Each target measures some of them. */
export type Measure = 'register' | 'upload' | 'wait' | 'read' | 'handle' | 'total';

/** One second of the run. */
export interface Second {
  atS: number;
  arrived: number;
  done: number;
  failed: number;
  /** Age of the oldest of our jobs that still waits for a worker, at the end of the second. */
  queueAgeS: number;
  /** Latencies of what ended in this second, in ms. */
  totals: number[];
}

/** Collects what happens in a run: one record a second, every latency, and errors by their code. */
export class Recorder {
  readonly seconds: Second[] = [];
  readonly latencies = new Map<Measure, number[]>();
  readonly errors = new Map<string, number>();
  arrived = 0;
  done = 0;
  failed = 0;
  readonly #startedAt = performance.now();
  /** When each job of ours that no worker has taken yet began to wait. */
  readonly #waiting = new Map<string, number>();

  get elapsedS(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }

  get underWay(): number {
    return this.arrived - this.done - this.failed;
  }

  get queueAgeS(): number {
    // A map lists its entries in the order in which they were added.
    const [oldest] = this.#waiting.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1000;
  }

  arrive(): void {
    this.arrived++;
    this.#second().arrived++;
  }

  enterQueue(id: string): void {
    this.#waiting.set(id, performance.now());
  }

  leaveQueue(id: string): void {
    this.#waiting.delete(id);
  }

  measure(measure: Measure, ms: number): void {
    const all = this.latencies.get(measure) ?? [];
    all.push(ms);
    this.latencies.set(measure, all);
  }

  succeed(totalMs: number): void {
    this.done++;
    this.measure('total', totalMs);
    const second = this.#second();
    second.done++;
    second.totals.push(totalMs);
  }

  fail(code: string): void {
    this.failed++;
    this.#second().failed++;
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1);
  }

  /** Records the queue's age; called each second. */
  tick(): void {
    this.#second().queueAgeS = this.queueAgeS;
  }

  #second(): Second {
    const atS = Math.floor(this.elapsedS);
    while (this.seconds.length <= atS) {
      this.seconds.push({ atS: this.seconds.length, arrived: 0, done: 0, failed: 0, queueAgeS: 0, totals: [] });
    }
    return this.seconds[atS] as Second;
  }
}
