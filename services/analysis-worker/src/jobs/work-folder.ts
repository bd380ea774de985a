import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const namePrefix = 'trueswing-analysis-';
/** Containers may share a folder for temporary files, and each of them numbers its processes from 1. */
const host = hostname().replaceAll(/[^a-zA-Z0-9]/g, '_');
const ownerPattern = /^trueswing-analysis-([a-zA-Z0-9_]+)-(\d+)-(\d+)-/;

/** Runs the work with an empty, private folder (mode 0700) and removes the folder afterwards. Its name says whose it is. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const owner = `${host}-${process.pid}-${startTimeOf(process.pid)}`;
  const folder = await mkdtemp(join(tmpdir(), `${namePrefix}${owner}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes folders that a killed worker left behind with a golfer's video: those of processes of this machine that have ended,
 * and any other that is older than its longest use.
 */
export async function removeStaleFolders({ now, longestUseMs }: { now: Date; longestUseMs: number }): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(namePrefix)) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => null);
    // Folders of other system users belong to their workers.
    if (!facts || facts.uid !== process.getuid?.()) continue;
    const isTooOld = now.getTime() - facts.mtimeMs > longestUseMs;
    if (isTooOld || hasOwnerEnded(name)) await rm(folder, { recursive: true, force: true });
  }
}

function hasOwnerEnded(name: string): boolean {
  const [, ownerHost, pid, startTime] = ownerPattern.exec(name) ?? [];
  return ownerHost === host && startTimeOf(Number(pid)) !== Number(startTime);
}

/**
 * Start of a process in the kernel's clock ticks, since the kernel reuses numbers; 0 for a process that has ended, and for a
 * running one on systems without /proc.
 */
function startTimeOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name in parentheses may contain spaces, so fields are counted after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 0 : Number(fields[19]);
  } catch {
    return 0;
  }
}
