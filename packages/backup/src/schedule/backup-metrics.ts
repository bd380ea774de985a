import { join } from 'node:path';
import type { Metric } from '@trueswing/service-kit';
import type { KeptBackup } from './plan-backups.ts';
import { listBackups, type ScheduleSettings, sizeOf } from './scheduled-backups.ts';

/** Metrics of a folder of backups. They are read from the folder, so that they are right before the first backup and after a failed one. */
export function measureBackups({ folder, everyHours }: ScheduleSettings, failures: () => number): Metric[] {
  const readNewest = async (): Promise<KeptBackup | undefined> => {
    const now = new Date();
    return (await listBackups(folder)).find(({ begunAt }) => begunAt <= now);
  };
  /** A backup does not change, and one of a large installation has many files. */
  let measured = { name: '', bytes: 0 };
  return [
    {
      name: 'backup_newest_timestamp_seconds',
      help: 'When the newest backup began, as Unix time; 0 without one.',
      read: async () => ((await readNewest())?.begunAt.getTime() ?? 0) / 1_000,
    },
    {
      name: 'backup_newest_bytes',
      help: 'Size of the newest backup, with the files that it shares with older ones.',
      read: async () => {
        const newest = await readNewest();
        if (!newest) return 0;
        if (newest.name !== measured.name) {
          measured = { name: newest.name, bytes: await sizeOf(join(folder, newest.name)) };
        }
        return measured.bytes;
      },
    },
    {
      name: 'backup_kept',
      help: 'Complete backups in the folder.',
      read: async () => (await listBackups(folder)).length,
    },
    {
      name: 'backup_every_seconds',
      help: 'Time from one backup to the next, as it is set.',
      read: async () => everyHours * 3_600,
    },
    { name: 'backup_failures', help: 'Backups that failed since the start.', read: async () => failures() },
  ];
}
