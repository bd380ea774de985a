import { mkdir, readdir } from 'node:fs/promises';
import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import { checkTables } from './database/check-tables.ts';
import { loadDatabase, refuseDatabase } from './database/load-database.ts';
import { saveDatabase } from './database/save-database.ts';
import { withDatabase } from './database/with-database.ts';
import { openFiles, openSavedFiles } from './files/backup-files.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { loadObjects } from './objects/load-objects.ts';
import { type EarlierBackup, saveObjects } from './objects/save-objects.ts';

/** Where the data is, and how its backups are kept. */
export interface Stores {
  /** URL of the database, with a superuser. */
  adminUrl: string;
  s3: ObjectStoreEnv;
  /** Key of 32 bytes that the files of a backup are encrypted with; null leaves them plain. */
  key: Buffer | null;
}

export type Log = (line: string) => void;

/** Said where there is a key: a plain backup may have been put in the place of an encrypted one. */
export const notEncrypted = 'This backup is not encrypted, although BACKUP_KEY is set.';

/** Printed at the end of a restore, which cannot know what happened after the backup. */
export const whatIsBack =
  'Accounts, sessions, passwords, admins and recovery codes that were ended since then are back, and payments since then are missing. ' +
  'Before golfers come back, follow "After a restore" in docs/operations.md.';

/**
 * Saves the database and then the objects into a new or empty folder. In this order the copy holds every object that the database
 * names, except those removed in between. Originals stay for a day after their analysis, so that none goes that the rows still need.
 * @param earlier a backup whose files of objects that have not changed are taken over, without room of their own
 */
export async function backUp(
  { adminUrl, s3, key }: Stores,
  folder: string,
  log: Log,
  earlier: EarlierBackup | null = null,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  const files = openFiles(folder, key);
  const database = await withDatabase(adminUrl, (client) => saveDatabase(client, files, log));
  const objects = await saveObjects(openS3Client(s3), s3.S3_BUCKET, files, earlier);
  const manifest = { ...database, objects };
  await writeManifest(files, manifest);
  log(summarize(manifest));
  return manifest;
}

/**
 * Puts a backup into a migrated, empty database and a bucket: objects first, so that no fact is there without its files. A database that
 * is refused is refused before them: the bucket of a running system must not get the files of deleted golfers back.
 */
export async function restore({ adminUrl, s3, key }: Stores, folder: string, log: Log): Promise<Manifest> {
  const files = await openSavedFiles(folder, key);
  if (key && !files.isEncrypted) log(notEncrypted);
  const manifest = await readManifest(files);
  await withDatabase(adminUrl, (client) => refuseDatabase(client, manifest));
  await checkTables(files, manifest.tables);
  await loadObjects(openS3Client(s3), s3.S3_BUCKET, files, manifest.objects);
  await withDatabase(adminUrl, (client) => loadDatabase(client, files, manifest, log));
  log(summarize(manifest));
  log(whatIsBack);
  return manifest;
}

/** "1,204 rows of 61 tables, 18 objects with 40.2 MB, as of 2026-11-25T03:00:12.000Z" */
export const summarize = ({ takenAt, tables, objects }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${objects.length} objects with ` +
  `${(objects.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB, as of ${takenAt}`;
