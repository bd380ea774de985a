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
 * Records the children in the data folder. If this process is killed the kernel stops them where that is supported; the
 * next start stops and awaits the rest.
 */
export class ChildRecords {
  readonly #file: string;
  readonly #records = new Map<string, ChildRecord>();

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'children.json');
  }

  add(child: ManagedProcess): void {
    this.#records.set(child.name, { name: child.name, stopSignal: child.stopSignal, ...child.identity });
    try {
      writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#records.values()]), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      // A full disk must not keep a part from starting. The next child writes all records.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  /** Stops the children of an earlier start that was killed. Resolves when all of them have ended. */
  async stopOrphans(): Promise<void> {
    const records = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as ChildRecord[]) : [];
    const orphans = records.filter(isAlive);
    for (const { pid, stopSignal } of orphans) signal(pid, stopSignal);
    const ended = () => !orphans.some(isAlive);
    await waitUntil(ended, {
      what: 'waiting for the processes of the previous start to end',
      deadlineMs: graceMs,
    }).catch(() => {
      for (const { pid } of orphans.filter(isAlive)) signal(pid, 'SIGKILL');
    });
    await waitUntil(ended, { what: 'waiting for the processes of the previous start to end', deadlineMs: 5_000 });
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
