import type { ManagedProcess } from './managed-process.ts';

/** A running part of the stack. It can be restarted after it was stopped or killed. */
export class Part {
  readonly name: string;
  readonly #start: () => Promise<ManagedProcess>;
  readonly #watchers: ((child: ManagedProcess) => void)[] = [];
  #process: ManagedProcess;

  constructor(child: ManagedProcess, start: () => Promise<ManagedProcess>) {
    this.name = child.name;
    this.#process = child;
    this.#start = start;
  }

  get process(): ManagedProcess {
    return this.#process;
  }

  /** Calls the watcher with the current process, and with each new process after a restart. */
  onProcess(watcher: (child: ManagedProcess) => void): void {
    this.#watchers.push(watcher);
    watcher(this.#process);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }

  /** Simulates a crash with SIGKILL. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  /** Restarts it on the same data and the same port, and waits until it is ready. */
  async restart(): Promise<void> {
    await this.stop();
    this.#process = await this.#start();
    for (const watcher of this.#watchers) watcher(this.#process);
  }
}

interface Running {
  process: ManagedProcess;
  port: number;
}

/** A part that listens on a port. A restart must use the same port, because clients have its URL. */
export function restartablePart(first: Running, start: (ports: readonly number[]) => Promise<Running>): Part {
  return new Part(first.process, async () => {
    const { process: child, port } = await start([first.port]);
    if (port === first.port) return child;
    await child.stop();
    throw new Error(`${child.name}: port ${first.port} was taken by another process`);
  });
}
