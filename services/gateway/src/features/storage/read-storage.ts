import { statfs } from 'node:fs/promises';
import type { StorageFacts } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { findReading } from './storage.repository.ts';

const gigabyte = 1e9;

export interface Disk {
  freeBytes: number;
  sizeBytes: number;
}

/** The disk of the stores, null where none is watched. Rejects when it cannot be read. */
export async function readDisk({
  STORAGE_DISK_PATH: path,
}: Pick<Deps['env'], 'STORAGE_DISK_PATH'>): Promise<Disk | null> {
  if (path === undefined) return null;
  // `bavail` is what others than root may use.
  const { bavail, blocks, bsize } = await statfs(path);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** @param disk as it was read just now */
export async function readStorage({ db, env }: Pick<Deps, 'db' | 'env'>, disk: Disk | null): Promise<StorageFacts> {
  const { STORAGE_LIMIT_GB: limit, STORAGE_RESERVE_GB: reserve } = env;
  // A bucket that was never measured would look empty.
  const bucketBytes = limit === undefined ? null : await sizeOfBucket(db);
  return {
    diskFreeBytes: disk?.freeBytes ?? null,
    limitBytes: limit === undefined || bucketBytes === null ? null : limit * gigabyte,
    bucketBytes: bucketBytes ?? 0,
    reserveBytes: reserve * gigabyte,
  };
}

async function sizeOfBucket(db: Deps['db']): Promise<number | null> {
  const { readAt, uploadsBytes, analysesBytes, newerBytes } = await findReading(db);
  return readAt && uploadsBytes + analysesBytes + newerBytes;
}
