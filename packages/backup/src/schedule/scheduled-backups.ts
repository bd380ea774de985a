import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { backUp, type Log, type Stores } from '../backup.ts';
import { countAccounts } from '../database/tables.repository.ts';
import { withDatabase } from '../database/with-database.ts';
import { openSavedFiles } from '../files/backup-files.ts';
import { writeComplete } from '../files/write-complete.ts';
import { readManifest } from '../manifest.ts';
import type { EarlierBackup } from '../objects/save-objects.ts';
import { isCutOff, isDue, type KeptBackup, listExpired, nameBackup, readBackupNames } from './plan-backups.ts';

export interface ScheduleSettings {
  /** Folder of all backups. */
  folder: string;
  everyHours: number;
  keepDays: number;
}

/** Held by the process that looks after the backups of a database. */
const advisoryLockKey = 7_201_512;

/** The complete backups of a folder, the newest first. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> =>
  readBackupNames(await readdir(folder).catch(() => []));

/**
 * Makes a backup if one is due, and then removes those whose time is over. A backup that a killed process left unfinished is removed first.
 * @throws if the backup fails: the older ones then stay
 */
export async function keepBackups(stores: Stores, settings: ScheduleSettings, now: Date, log: Log): Promise<void> {
  await withDatabase(stores.adminUrl, async (client) => {
    const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
      advisoryLockKey,
    ]);
    if (!rows[0]?.isHeld) log('another process looks after the backups of this database');
    else if (await isToBeRestored(client, settings.folder, stores.key)) {
      log(
        `the database has no accounts, but ${settings.folder} has backups with some: none is made or removed. ` +
          'Restore one, or name another folder if this is a new installation',
      );
    } else await keepAlone(stores, settings, now, log);
  });
}

/**
 * Whether the database is empty beside a folder of backups that are not: one of it would count as the newest, and the real ones would
 * go. Those of a new installation have no accounts either.
 */
async function isToBeRestored(client: ClientBase, folder: string, key: Buffer | null): Promise<boolean> {
  if ((await countAccounts(client)) > 0) return false;
  for (const { name } of await listBackups(folder)) if (await hasAccounts(join(folder, name), key)) return true;
  return false;
}

/** One that cannot be read, such as with another key, may have some. */
async function hasAccounts(folder: string, key: Buffer | null): Promise<boolean> {
  try {
    const { tables } = await readManifest(await openSavedFiles(folder, key));
    return tables.some(({ name, rows }) => name === 'gateway.account' && rows > 0);
  } catch {
    return true;
  }
}

async function keepAlone(
  stores: Stores,
  { folder, everyHours, keepDays }: ScheduleSettings,
  now: Date,
  log: Log,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (isCutOff(name)) await remove(folder, name);
  const before = await listBackups(folder);
  if (isDue(before, now, everyHours)) {
    const name = nameBackup(now);
    // One that is dated in the future, by a clock that was wrong, would stay the newest, and lacks what has come since.
    const last = before.find(({ begunAt }) => begunAt <= now) ?? before[0];
    const earlier = last ? await readEarlier(join(folder, last.name), stores.key, log) : null;
    await writeComplete(folder, name, (path) => backUp(stores, path, log, earlier));
  }
  for (const { name } of listExpired(await listBackups(folder), now, keepDays)) {
    await remove(folder, name);
    log(`${name}: removed after ${keepDays} days`);
  }
}

/** One that cannot be read, such as with another key, is not taken from: the next one is made whole. */
async function readEarlier(folder: string, key: Buffer | null, log: Log): Promise<EarlierBackup | null> {
  try {
    const files = await openSavedFiles(folder, key);
    return { files, objects: (await readManifest(files)).objects };
  } catch (error) {
    log(`${error instanceof Error ? error.message : error}; every object is saved again`);
    return null;
  }
}

const remove = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { recursive: true, force: true });

/** Bytes of a backup, with the files that it shares with others. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
