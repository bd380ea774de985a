import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive, type ProcessIdentity } from '../processes/process-identity.ts';

interface LockContent extends ProcessIdentity {
  /** URL of the web client; null while the stack starts. */
  webUrl: string | null;
}

/** Another process uses the data folder. */
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
  /** Stores the URL, which later starts report. */
  publishUrl(webUrl: string): void;
  release(): void;
}

/** Locks the data folder for this process, or throws AlreadyRunningError. The lock of a process that has ended is ignored. */
export function acquireStackLock(dataFolder: string): StackLock {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, 'stack.lock');
  const own = `${file}.${process.pid}`;
  const write = (webUrl: string | null) =>
    writeFileSync(own, JSON.stringify({ ...identityOf(process.pid), webUrl } satisfies LockContent), { mode: 0o600 });

  write(null);
  try {
    // A link is atomic: it appears with its content or not at all.
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

/** URL of the web client of the stack that runs from a data folder. @throws if none runs, or it still starts */
export function readWebUrl(dataFolder: string): string {
  const owner = read(join(dataFolder, 'stack.lock'));
  if (!owner?.webUrl || !isAlive(owner)) throw new Error(`no stack runs from ${dataFolder}: run npm start first`);
  return owner.webUrl;
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
  const owner = read(file);
  if (!owner) return;
  if (isAlive(owner)) throw new AlreadyRunningError(owner);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another start removed it first.
    return;
  }
  const taken = read(aside);
  // Another start may have created its own lock between the read and the rename: restore it.
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
