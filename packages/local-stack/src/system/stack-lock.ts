import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive, type ProcessIdentity } from '../processes/process-identity.ts';

interface LockContent extends ProcessIdentity {
  /** Where the web client is; null while it starts. */
  webUrl: string | null;
}

/** Another start owns the data folder. */
export class AlreadyRunningError extends Error {
  readonly pid: number;
  readonly webUrl: string | null;

  constructor({ pid, webUrl }: LockContent) {
    super(`already running: process ${pid}${webUrl ? `, ${webUrl}` : ', still starting'}`);
    this.pid = pid;
    this.webUrl = webUrl;
  }
}

export interface StackLock {
  /** Tells later starts the address. */
  publishUrl(webUrl: string): void;
  release(): void;
}

/** Takes the data folder for this process, or throws AlreadyRunningError. The lock of a process that is gone is no lock. */
export function acquireStackLock(dataFolder: string): StackLock {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, 'stack.lock');
  const own = `${file}.${process.pid}`;
  const write = (webUrl: string | null) =>
    writeFileSync(own, JSON.stringify({ ...identityOf(process.pid), webUrl } satisfies LockContent), { mode: 0o600 });

  write(null);
  try {
    // A link appears with its content at once, or not at all.
    while (!tryLink(own, file)) removeStale(file);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    publishUrl(webUrl) {
      write(webUrl);
      renameSync(own, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(file: string): void {
  const seen = read(file);
  if (!seen) return;
  if (isAlive(seen)) throw new AlreadyRunningError(seen);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another start took it away first.
    return;
  }
  const taken = read(aside);
  // Between reading and renaming another start may have put its own lock there: it gets it back.
  if (taken && isAlive(taken)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): LockContent | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch {
    return null;
  }
}
