import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManagedProcess } from './managed-process.ts';
import { isAlive, type ProcessIdentity } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

interface ChildRecord extends ProcessIdentity {
  name: string;
  stopSignal: NodeJS.Signals;
}

const graceMs = 20_000;

/**
 * Remembers the children in the data folder. When this process is killed they stop by themselves where the kernel can
 * be asked for that; the next start waits for them, or stops them where it cannot.
 */
export class ChildRecords {
  readonly #file: string;
  readonly #records = new Map<string, ChildRecord>();

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'children.json');
  }

  add(child: ManagedProcess): void {
    this.#records.set(child.name, { name: child.name, stopSignal: child.stopSignal, ...child.identity });
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#records.values()]), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Ends what the start before left behind; resolves when nothing of it is alive. */
  async stopOrphans(): Promise<void> {
    const records = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as ChildRecord[]) : [];
    const left = records.filter(isAlive);
    for (const { pid, stopSignal } of left) signal(pid, stopSignal);
    const ended = () => !left.some(isAlive);
    await waitUntil(ended, { what: 'the processes of the start before have ended', deadlineMs: graceMs }).catch(() => {
      for (const { pid } of left.filter(isAlive)) signal(pid, 'SIGKILL');
    });
    await waitUntil(ended, { what: 'the processes of the start before have ended', deadlineMs: 5_000 });
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
