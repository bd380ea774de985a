import { mkdir } from 'node:fs/promises';
import type { Client } from 'pg';
import { openFiles } from '../files/backup-files.ts';
import { writeManifest } from '../manifest.ts';
import { saveDatabase } from './save-database.ts';

/** Saves the database without the objects into a new folder, as a backup. */
export async function saveDatabaseOnly(client: Client, folder: string, key: Buffer | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const files = openFiles(folder, key);
  const saved = await saveDatabase(client, files, () => undefined);
  await writeManifest(files, { ...saved, objects: [] });
}
