import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestAttemptMs } from '../lease/attempt-limits.ts';

const namePrefix = 'trueswing-analysis-';

/** Runs the work with an empty, private folder (mode 0700) and removes the folder afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), namePrefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that a killed worker left behind with a golfer's video, once no attempt can still use them. */
export async function removeStaleFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(namePrefix)) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => null);
    // Folders of other system users belong to their workers.
    if (!facts || facts.uid !== process.getuid?.()) continue;
    if (now.getTime() - facts.mtimeMs > longestAttemptMs) await rm(folder, { recursive: true, force: true });
  }
}
