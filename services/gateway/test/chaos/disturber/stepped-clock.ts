import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where distributions put libfaketime for programs with threads. */
const libraries = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', '']
  .map((folder) => `/usr/lib/${folder}faketime/libfaketimeMT.so.1`)
  .concat('/usr/lib64/faketime/libfaketimeMT.so.1');
/** Shared memory of a process with libfaketime, which a killed one leaves. */
const sharedMemory = '/dev/shm';
const ownedBy = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/;

/** Path of libfaketime; undefined on a machine without it. */
export const findFaketime = (): string | undefined => libraries.find((path) => existsSync(path));

export interface SteppedClock {
  /** Variables with which a process has this clock. */
  variables: Record<string, string>;
  /** Puts the clock ahead by some seconds, or back, for a while. */
  step(seconds: number, ms: number): Promise<void>;
  /** Removes what processes that were killed have left. */
  close(): void;
}

/** The wall clock of processes, which follows a file. Their timers, and the times of their files, go on as they did. */
export function openSteppedClock(library: string, file: string): SteppedClock {
  const set = (seconds: number) => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Its name before version 0.9.9.
      DONT_FAKE_MONOTONIC: '1',
      // The times of files are under a lock that a killed child would keep.
      NO_FAKE_STAT: '1',
    },
    async step(seconds, ms) {
      set(seconds);
      await delay(ms);
      set(0);
    },
    close() {
      for (const name of readdirSync(sharedMemory)) {
        const owner = ownedBy.exec(name)?.[1];
        if (owner && !existsSync(`/proc/${owner}`)) rmSync(join(sharedMemory, name), { force: true });
      }
    },
  };
}
