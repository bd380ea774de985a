import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface ChaosProcessOptions {
  /** Script for Node: a built entry, or a bundle made for the test. */
  entry: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** A process under test that can be killed at any moment and restarted. */
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

  /** All output so far, including the output before restarts. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when the output matches. Rejects at the deadline, or if the process ends before. */
  async untilOutput(pattern: RegExp, deadlineMs = 30_000): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const finish = (error?: Error) => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        if (error) reject(error);
        else resolve();
      };
      const fail = (when: string) => finish(new Error(`${when}, no ${pattern} in:\n${this.#output.slice(-2_000)}`));
      const timer = setTimeout(() => fail(`after ${deadlineMs} ms`), deadlineMs);
      const check = () => {
        if (pattern.test(this.#output)) finish();
        else if (this.#hasClosed) fail('at the end of the process');
      };
      this.#listeners.add(check);
      check();
    });
  }

  /** Resolves when the process has ended, with the exit code (null if a signal ended it). */
  get ended(): Promise<number | null> {
    const child = this.#child;
    if (!this.isRunning) return Promise.resolve(child.exitCode);
    return once(child, 'exit').then(() => child.exitCode);
  }

  /** Sends a signal (default: SIGKILL). Resolves with the exit code, null if the signal ended the process. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const { ended } = this;
    this.#child.kill(signal);
    return ended;
  }

  /** Kills the process with SIGKILL and starts it again with the same arguments. */
  async restart(): Promise<void> {
    await this.end();
    this.#child = this.#spawn();
  }

  #notifyListeners(): void {
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
        this.#notifyListeners();
      });
    }
    child.once('close', () => {
      this.#hasClosed = child === this.#child;
      this.#notifyListeners();
    });
    return child;
  }
}
