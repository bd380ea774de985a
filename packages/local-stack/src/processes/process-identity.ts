import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Names one process for good: a number alone is reused once its process has ended. */
export interface ProcessIdentity {
  pid: number;
  /** Kernel's start time of the process in clock ticks; null where there is no /proc. */
  startedAt: string | null;
}

export const hasProc = existsSync('/proc/self/stat');

function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may hold anything, so fields are counted from behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Start time of a living process (zombies are dead), or null. */
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

/** Command and arguments of a living process; empty when there is none. */
export function commandLineOf(pid: number): string[] {
  try {
    return startTimeOf(pid) === null ? [] : readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Processes whose working directory is the folder, as far as this user may see. */
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
