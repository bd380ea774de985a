import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Identifies a process uniquely: the kernel reuses the number after the process has ended. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the kernel's clock ticks; null on systems without /proc. */
  startedAt: string | null;
}

export const hasProc = existsSync('/proc/self/stat');

function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name in parentheses may contain spaces, so fields are counted after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Start time of a running process, or null. A zombie does not count as running. */
export function startTimeOf(pid: number): string | null {
  const fields = readStat(pid);
  return fields && fields[0] !== 'Z' ? (fields[19] ?? null) : null;
}

export const parentOf = (pid: number): number => Number(readStat(pid)?.[1] ?? 0);

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: startTimeOf(pid) });

export function isAlive(process_: ProcessIdentity): boolean {
  if (hasProc) return process_.startedAt !== null && startTimeOf(process_.pid) === process_.startedAt;
  try {
    process.kill(process_.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Command and arguments of a running process; empty if there is none. */
export function commandLineOf(pid: number): string[] {
  try {
    return startTimeOf(pid) === null ? [] : readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Processes whose working directory is the folder, as far as this user has access. */
export function processesIn(folder: string): number[] {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && startTimeOf(pid) !== null;
      } catch {
        return false;
      }
    });
}
