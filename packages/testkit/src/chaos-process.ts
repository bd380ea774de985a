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

  /** Resolves once the output matches; rejects when it has not at the deadline. */
  async untilOutput(pattern: RegExp, deadlineMs = 30_000): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const finish = (error?: Error) => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        if (error) reject(error);
        else resolve();
      };
      const check = () => pattern.test(this.#output) && finish();
      const late = () => finish(new Error(`no ${pattern} within ${deadlineMs} ms in:\n${this.#output.slice(-2_000)}`));
      const timer = setTimeout(late, deadlineMs);
      this.#listeners.add(check);
      check();
    });
  }

  /** SIGKILL unless another signal is named; resolves with the exit code, null when the signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    if (this.isRunning) {
      const exit = once(this.#child, 'exit');
      this.#child.kill(signal);
      await exit;
    }
    return this.#child.exitCode;
  }

  /** SIGKILL, then a new life with the same arguments. */
  async restart(): Promise<void> {
    await this.end();
    this.#child = this.#spawn();
  }

  #spawn(): ChildProcess {
    const { entry, args = [], env = {} } = this.#options;
    const child = spawn(process.execPath, [entry, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk;
        for (const listener of this.#listeners) listener();
      });
    }
    return child;
  }
}
