import { readFileSync } from 'node:fs';
import { processTree } from '../../../gateway/test/chaos/disturber/process-tree.ts';

const everyMs = 50;

/** The most memory that a process and its children had, in MB, shared libraries included. */
export interface MemoryPeak {
  /** The process with all its children at one moment. */
  totalMb: number;
  /** The most of one child, also between two samples. */
  childMb: number;
  /** Children that were sampled, of which short ones may be missing. */
  children: number;
}

/** Samples the memory of a process and its children until `end`. */
export function watchMemory(root: number): { end(): MemoryPeak } {
  const peak: MemoryPeak = { totalMb: 0, childMb: 0, children: 0 };
  const seen = new Set<number>();
  const sample = () => {
    const [, ...children] = processTree(root);
    for (const pid of children) seen.add(pid);
    const total = [root, ...children].reduce((sum, pid) => sum + memoryOf(pid, 'VmRSS'), 0);
    peak.totalMb = Math.max(peak.totalMb, total);
    peak.childMb = Math.max(peak.childMb, ...children.map((pid) => memoryOf(pid, 'VmHWM')));
  };
  const timer = setInterval(sample, everyMs);
  return {
    end() {
      clearInterval(timer);
      return { totalMb: Math.round(peak.totalMb), childMb: Math.round(peak.childMb), children: seen.size };
    },
  };
}

/** Zero for a process that has ended meanwhile. */
export function memoryOf(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
