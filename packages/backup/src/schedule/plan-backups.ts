import { unfinished } from '../files/write-complete.ts';

/** Folder of a backup, named after the moment at which it began. */
export interface KeptBackup {
  name: string;
  begunAt: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** "2026-11-25T03-00-12Z": sorts by time, and every file system takes it. */
export const nameBackup = (begunAt: Date): string => begunAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** The backups among the names of a folder, the newest first. Other names are not touched. */
export function readBackupNames(names: readonly string[]): KeptBackup[] {
  return names
    .flatMap((name) => {
      const [, day, ...time] = namePattern.exec(name) ?? [];
      const begunAt = new Date(`${day}T${time.join(':')}Z`);
      return Number.isNaN(begunAt.getTime()) ? [] : [{ name, begunAt }];
    })
    .sort((a, b) => b.begunAt.getTime() - a.begunAt.getTime());
}

/** Whether a folder is a backup of the schedule that was not completed. Others may be working on other unfinished ones. */
export const isCutOff = (name: string): boolean =>
  name.endsWith(unfinished) && readBackupNames([name.slice(0, -unfinished.length)]).length > 0;

/** Whether it is time for another one. One that is dated in the future, by a clock that was wrong, does not put it off. */
export function isDue(backups: readonly KeptBackup[], now: Date, everyHours: number): boolean {
  const newest = backups.find(({ begunAt }) => begunAt <= now);
  return !newest || now.getTime() - newest.begunAt.getTime() >= everyHours * hourMs;
}

/** Those to remove: older than the days that they are kept. The newest one is never removed, however old. */
export const listExpired = (backups: readonly KeptBackup[], now: Date, keepDays: number): KeptBackup[] =>
  backups.slice(1).filter(({ begunAt }) => now.getTime() - begunAt.getTime() > keepDays * dayMs);
