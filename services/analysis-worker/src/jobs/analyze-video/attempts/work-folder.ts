import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestAttemptMs } from '../lease/attempt-limits.ts';

const namePrefix = 'trueswing-analysis-';

/** Gives the work a folder that is empty and its own (mode 0700), and removes it afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), namePrefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A worker that is killed cannot remove its folder with the golfer's video; the next one does, when no attempt can be in it. */
export async function removeStaleFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(namePrefix)) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => null);
    // Another user's folder is that user's worker's to remove.
    if (!facts || facts.uid !== process.getuid?.()) continue;
    if (now.getTime() - facts.mtimeMs > longestAttemptMs) await rm(folder, { recursive: true, force: true });
  }
}
