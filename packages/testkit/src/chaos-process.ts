import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface ChaosProcessOptions {
  /** Script that node runs: a built entry, or a bundle made for the test. */
  entry: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** A process of ours under test that may be killed at any moment and started again. */
export class ChaosProcess {
  readonly #options: ChaosProcessOptions;
  readonly #listeners = new Set<() => void>();
  #child: ChildProcess;
  #output = '';
  #hasClosed = false;

  constructor(options: ChaosProcessOptions) {
    this.#options = options;
    this.#child = this.#spawn();
  }

  /** All that it has written so far, over all its lives. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once the output matches; rejects when it has not at the deadline, or when the process ends before. */
  async untilOutput(pattern: RegExp, deadlineMs = 30_000): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const finish = (error?: Error) => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        if (error) reject(error);
        else resolve();
      };
      const fail = (what: string) => finish(new Error(`${what}, no ${pattern} in:\n${this.#output.slice(-2_000)}`));
      const timer = setTimeout(() => fail(`after ${deadlineMs} ms`), deadlineMs);
      const check = () => {
        if (pattern.test(this.#output)) finish();
        else if (this.#hasClosed) fail('at its end');
      };
      this.#listeners.add(check);
      check();
    });
  }

  /** Resolves when it has ended by itself or otherwise, with the exit code (null when a signal ended it). */
  get ended(): Promise<number | null> {
    const child = this.#child;
    if (!this.isRunning) return Promise.resolve(child.exitCode);
    return once(child, 'exit').then(() => child.exitCode);
  }

  /** SIGKILL unless another signal is named; resolves with the exit code, null when the signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const { ended } = this;
    this.#child.kill(signal);
    return ended;
  }

  /** SIGKILL, then a new life with the same arguments. */
  async restart(): Promise<void> {
    await this.end();
    this.#child = this.#spawn();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  #spawn(): ChildProcess {
    this.#hasClosed = false;
    const { entry, args = [], env = {} } = this.#options;
    const child = spawn(process.execPath, [entry, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk;
        this.#tellListeners();
      });
    }
    child.once('close', () => {
      this.#hasClosed = child === this.#child;
      this.#tellListeners();
    });
    return child;
  }
}
