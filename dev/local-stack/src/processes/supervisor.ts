import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process.ts';
import type { Part } from './part.ts';

interface SupervisorOptions {
  /** Called with a line for each part that ends or is running again. */
  log: (line: string) => void;
  firstPauseMs?: number;
  calmMs?: number;
  /** False while the disk is full. Failures meanwhile do not count, since they end with it. Default: always true. */
  hasSpace?: () => boolean;
}

/** A part that fails this often in a row will not get better by itself. */
const maxFailures = 6;
/** While the disk is full, a restart is tried after this many first pauses. */
const pausesWhileFull = 8;
/** The pause before a restart doubles with each failure. */
const defaultFirstPauseMs = 500;
/** After running this long, earlier failures of a part no longer count. */
const defaultCalmMs = 60_000;

/**
 * Restarts parts that end unexpectedly, on their data and their port. The other parts keep running: they wait for a store that
 * is away, and a gateway answers without the other services.
 */
export class Supervisor {
  /** Resolves with the reason when a part has failed too often in a row. */
  readonly gaveUp: Promise<Error>;
  readonly #options: Required<SupervisorOptions>;
  readonly #stopping = new AbortController();
  readonly #restarts = new Set<Promise<void>>();
  #giveUp: (error: Error) => void = () => undefined;

  constructor({
    log,
    firstPauseMs = defaultFirstPauseMs,
    calmMs = defaultCalmMs,
    hasSpace = () => true,
  }: SupervisorOptions) {
    this.#options = { log, firstPauseMs, calmMs, hasSpace };
    this.gaveUp = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
  }

  /** Aborts restarts when the supervisor stops. Parts start with it. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Supervises a part from now on. `onProcess` is called with its process, and with each one after it. */
  add(part: Part, onProcess: (child: ManagedProcess) => void): void {
    let failures = 0;
    let startedAt = performance.now();
    part.onProcess((child) => {
      startedAt = performance.now();
      onProcess(child);
      child.onUnexpectedExit((error) => {
        if (performance.now() - startedAt > this.#options.calmMs) failures = 0;
        const restart = this.#restart(part, error, () => ++failures).finally(() => this.#restarts.delete(restart));
        this.#restarts.add(restart);
      });
    });
  }

  /** Restarts no more parts. Resolves when none is restarting. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#restarts);
  }

  async #restart(part: Part, firstError: Error, countFailure: () => number): Promise<void> {
    const { log, firstPauseMs, hasSpace } = this.#options;
    for (let error = firstError; !this.stopping.aborted; ) {
      const isDiskFull = !hasSpace();
      const failures = isDiskFull ? 0 : countFailure();
      if (failures >= maxFailures) {
        this.#giveUp(new Error(`${part.name} failed ${failures} times in a row. ${error.message}`, { cause: error }));
        return;
      }
      const pauseMs = firstPauseMs * (isDiskFull ? pausesWhileFull : 2 ** (failures - 1));
      log(`${firstLine(error)}. ${isDiskFull ? 'The disk is full. ' : ''}Restarting it in ${pauseMs / 1_000} s.`);
      await delay(pauseMs, undefined, { signal: this.stopping }).catch(() => undefined);
      if (this.stopping.aborted) return;
      try {
        await part.restart();
        log(`${part.name} is running again.`);
        return;
      } catch (failure) {
        error = failure instanceof Error ? failure : new Error(String(failure));
      }
    }
  }
}

const firstLine = ({ message }: Error): string => (message.split('\n')[0] ?? '').split('. The last lines')[0] ?? '';
