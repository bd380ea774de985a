import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Keeps it full until `empty`: what others free is taken again. Resolves when nothing is free. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

const mountArguments = (mebibytes: number, folder: string): string[] => [
  ...['-t', 'tmpfs', '-o', `size=${mebibytes}m`],
  ...['trueswing-small-disk', folder],
];

/** Linux mounts a disk for root only, and in most containers for no one. */
export function canMountSmallDisk(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'trueswing-mount-'));
  const { status } = spawnSync('mount', mountArguments(1, folder));
  if (status === 0) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return status === 0;
}

/** A disk in memory of this many MiB, at a folder that is empty. Default: a new one. */
export async function mountSmallDisk(
  mebibytes: number,
  folder = mkdtempSync(join(tmpdir(), 'trueswing-small-disk-')),
): Promise<SmallDisk> {
  await run('mount', mountArguments(mebibytes, folder));
  const filler = join(folder, 'filler');
  let isFull = false;
  let filling = Promise.resolve();
  return {
    folder,
    async fill() {
      isFull = true;
      await fillRest(filler);
      filling = (async () => {
        for (; isFull; await delay(50)) await fillRest(filler);
      })();
    },
    async empty() {
      isFull = false;
      await filling;
      await rm(filler, { force: true });
    },
    async remove() {
      isFull = false;
      await filling;
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Appends to a file until the disk takes nothing more. */
async function fillRest(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (const chunk of [Buffer.alloc(1 << 20), Buffer.alloc(1 << 12), Buffer.alloc(1)]) {
      while (await takes(handle.appendFile(chunk)));
    }
  } finally {
    await handle.close();
  }
}

const takes = (writing: Promise<void>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC') return false;
      throw error;
    },
  );
