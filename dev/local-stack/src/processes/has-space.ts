import { statfsSync } from 'node:fs';

/** A store that starts writes this much at least. */
const neededBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for a store to start. A folder that is gone is another failure than a full disk. */
export function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return true;
  }
}
