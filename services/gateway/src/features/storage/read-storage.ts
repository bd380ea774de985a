import { statfs } from 'node:fs/promises';
import type { StorageFacts } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { findArriving, findReading, type ReplacedTransfer } from './storage.repository.ts';

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

/** The error of the last reading of the disk; null after one that succeeded. */
let lastError: string | null = null;

/** Where the disk cannot be read it is taken as not watched: a wrong path must not refuse every upload. */
export async function readDiskIfPossible({ env, logger }: Pick<Deps, 'env' | 'logger'>): Promise<Disk | null> {
  try {
    const disk = await readDisk(env);
    lastError = null;
    return disk;
  } catch (error) {
    // Once for each change: every part of every upload asks.
    if (String(error) !== lastError) logger.warn({ err: error }, 'disk cannot be measured');
    lastError = String(error);
    return null;
  }
}

/** State of the stores, by which uploads are refused and which the metrics show. */
export async function readStorage(deps: Pick<Deps, 'db' | 'env' | 'logger' | 'now'>): Promise<StorageFacts> {
  return readStorageBeside(deps, await readDiskIfPossible(deps));
}

/** @param replaced the transfer that the upload replaces: its bytes do not count */
export async function readStorageBeside(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  disk: Disk | null,
  replaced?: ReplacedTransfer,
): Promise<StorageFacts> {
  const { STORAGE_LIMIT_GB: limit, STORAGE_RESERVE_GB: reserve } = env;
  const isWatched = limit !== undefined || disk !== null;
  // Before the bucket: an upload that ends in between counts twice, and not nowhere.
  const arriving = isWatched ? await findArriving(db, now(), replaced) : { arrivingBytes: 0, unstoredBytes: 0 };
  // A bucket that was never measured would look empty.
  const bucketBytes = limit === undefined ? null : await sizeOfBucket(db);
  return {
    ...arriving,
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
