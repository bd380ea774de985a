import { statfs } from 'node:fs/promises';
import { failed, ok, type Result, warning } from '../../report/result.ts';

const gigabyte = 1e9;
/** PostgreSQL stops when its disk is full, and a video of two views takes up to 0.2 GB with its copies. */
const failedBelowBytes = 1 * gigabyte;
const warningBelowBytes = 10 * gigabyte;

export async function checkDisk(folder: string): Promise<Result[]> {
  const disk = await statfs(folder).catch(() => null);
  const advice =
    'Set STORAGE_DISK_PATH to a folder that the gateway sees, or leave it empty: until then no disk is watched.';
  if (!disk) return [failed(`the disk of ${folder} cannot be read`, advice)];
  return [judgeDisk(disk.bavail * disk.bsize, folder)];
}

export function judgeDisk(freeBytes: number, folder: string): Result {
  const text = `${(freeBytes / gigabyte).toFixed(1)} GB are free on the disk of ${folder}`;
  const advice = 'Make room or enlarge the disk before it is full: with a full disk, no one can upload or train.';
  if (freeBytes < failedBelowBytes) return failed(text, advice);
  return freeBytes < warningBelowBytes ? warning(text, advice) : ok(text);
}
