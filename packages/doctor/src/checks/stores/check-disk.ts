import { statfs } from 'node:fs/promises';
import { failed, ok, type Result, warning } from '../../report/result.ts';

const gigabyte = 1e9;
/** PostgreSQL stops when its disk is full, and a video of two views takes up to 0.2 GB with its copies. */
const failedBelowBytes = 1 * gigabyte;
const warningBelowBytes = 10 * gigabyte;

/** @param reserveGb room that the gateway keeps free: with less, it refuses uploads */
export async function checkDisk(folder: string, reserveGb: number): Promise<Result[]> {
  const disk = await statfs(folder).catch(() => null);
  const advice =
    'Set STORAGE_DISK_PATH to a folder that the gateway sees, or leave it empty: until then no disk is watched.';
  if (!disk) return [failed(`the disk of ${folder} cannot be read`, advice)];
  return [judgeDisk(disk.bavail * disk.bsize, { folder, reserveGb })];
}

export function judgeDisk(freeBytes: number, { folder, reserveGb }: { folder: string; reserveGb: number }): Result {
  const text = `${(freeBytes / gigabyte).toFixed(1)} GB are free on the disk of ${folder}`;
  const advice = 'Make room or enlarge the disk before it is full: with a full disk, no one can upload or train.';
  if (freeBytes < failedBelowBytes) return failed(text, advice);
  if (freeBytes < reserveGb * gigabyte) {
    return failed(
      `${text}, less than STORAGE_RESERVE_GB (${reserveGb})`,
      'Make room or enlarge the disk: until then the gateway refuses uploads.',
    );
  }
  return freeBytes < warningBelowBytes ? warning(text, advice) : ok(text);
}
