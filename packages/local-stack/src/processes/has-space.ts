import { statfsSync } from 'node:fs';

/** A store that starts writes this much at least. */
const neededBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for a store to start. */
export function hasSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}
