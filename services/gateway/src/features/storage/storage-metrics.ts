import { storageRoom } from '@trueswing/domain';
import type { Metric } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readDisk, readStorage } from './read-storage.ts';
import { findReading } from './storage.repository.ts';

/** Metrics of the stores. Each gateway reports the same, except where their disks differ; `NaN` is what is not watched. */
export const storageMetrics = ({ db, env, logger, now }: Pick<Deps, 'db' | 'env' | 'logger' | 'now'>): Metric[] => [
  {
    name: 'storage_uploads_bytes',
    help: 'Videos as they were uploaded, in the bucket, at the reading of the last hour',
    read: async () => (await findReading(db)).uploadsBytes,
  },
  {
    name: 'storage_analyses_bytes',
    help: 'What analyses made, in the bucket, at the reading of the last hour',
    read: async () => (await findReading(db)).analysesBytes,
  },
  {
    name: 'storage_objects',
    help: 'Objects in the bucket, at the reading of the last hour',
    read: async () => (await findReading(db)).objects,
  },
  {
    name: 'storage_read_timestamp_seconds',
    help: 'Time of that reading, in seconds since 1970; before the first one, the time since which it is due',
    read: async () => {
      // NaN would be younger than any limit, so that no alert said that every reading has failed.
      const { readAt, createdAt } = await findReading(db);
      return ((readAt ?? createdAt)?.getTime() ?? Number.NaN) / 1_000;
    },
  },
  {
    name: 'storage_disk_bytes',
    help: 'Size of the disk at STORAGE_DISK_PATH',
    read: async () => (await readDisk(env))?.sizeBytes ?? Number.NaN,
  },
  {
    name: 'storage_disk_free_bytes',
    help: 'Free bytes of the disk at STORAGE_DISK_PATH',
    read: async () => (await readDisk(env))?.freeBytes ?? Number.NaN,
  },
  {
    name: 'storage_room_bytes',
    help: 'What uploads may still take of disk and bucket, beside those that arrive now, before they are refused',
    read: async () => storageRoom(await readStorage({ db, env, logger, now })) ?? Number.NaN,
  },
];
