import { readdir, readFile } from 'node:fs/promises';
import { processTree } from '../../chaos/disturber/process-tree.ts';

export interface Usage {
  memoryMb: number;
  openFiles: number;
}

/**
 * Memory and open files of a process with its descendants. The memory is what they have for themselves, in the machine or
 * swapped out. Without pages of files and the shared buffers of PostgreSQL: settings bound them, other processes use them too, and
 * the kernel drops them when it needs room. Zero without /proc.
 */
export async function usageOf(root: number): Promise<Usage> {
  const usages = await Promise.all(processTree(root).map(usageOfOne));
  return {
    memoryMb: usages.reduce((sum, { memoryMb }) => sum + memoryMb, 0),
    openFiles: usages.reduce((sum, { openFiles }) => sum + openFiles, 0),
  };
}

async function usageOfOne(pid: number): Promise<Usage> {
  try {
    const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(memory)?.[1] ?? 0);
    const openFiles = (await readdir(`/proc/${pid}/fd`)).length;
    return { memoryMb: (kb('Pss_Anon') + kb('SwapPss')) / 1_024, openFiles };
  } catch {
    // It has ended meanwhile.
    return { memoryMb: 0, openFiles: 0 };
  }
}
