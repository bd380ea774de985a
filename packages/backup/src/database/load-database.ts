import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackupFiles } from '../files/backup-files.ts';
import type { Manifest } from '../manifest.ts';
import { fileOfTable } from './save-database.ts';
import { advanceSequences, countAccounts, listMigrations, listTables } from './tables.repository.ts';

/** @throws if the database is of another build than the backup, does not have its tables, or has accounts */
export async function refuseDatabase(client: Client, manifest: Manifest): Promise<void> {
  await refuseOtherBuild(client, manifest);
  await refuseOtherTables(client, manifest);
  if ((await countAccounts(client)) > 0) throw new Error('the database has accounts: restore into an empty one');
}

/**
 * Loads a backup into a migrated database without accounts, whole or not at all.
 * @throws if the database has accounts, is of another build, or a table does not get as many rows as were saved
 */
export async function loadDatabase(
  client: Client,
  files: BackupFiles,
  manifest: Manifest,
  log: (line: string) => void,
): Promise<void> {
  await refuseDatabase(client, manifest);
  await client.query('begin');
  try {
    // The rows are consistent as they are: no triggers and no order of foreign keys.
    await client.query('set local session_replication_role = replica');
    const names = (await listTables(client)).map(({ name }) => name);
    await client.query(`truncate ${names.join(', ')}`);
    for (const { name, columns, rows } of manifest.tables) {
      const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      await pipeline(files.read(fileOfTable(name)), createGunzip(), copy).catch((cause: Error) => {
        throw new Error(`${fileOfTable(name)}: ${cause.message}`, { cause });
      });
      if (copy.rowCount !== rows) throw new Error(`${name}: ${copy.rowCount} rows instead of ${rows}`);
      log(`${name}: ${rows} rows`);
    }
    await advanceSequences(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The manifest is a file, and its names become part of paths and of a superuser's statements. */
async function refuseOtherTables(client: Client, manifest: Manifest): Promise<void> {
  const tables = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables) {
    const known = tables.get(name);
    if (!known || columns.some((column) => !known.includes(column))) {
      throw new Error(`the backup has a table or a column that this build does not have: ${name}`);
    }
  }
}

async function refuseOtherBuild(client: Client, { migrations }: Manifest): Promise<void> {
  const here = await listMigrations(client);
  const missing = migrations.filter((name) => !here.includes(name));
  const unknown = here.filter((name) => !migrations.includes(name));
  if (missing.length + unknown.length === 0) return;
  throw new Error(
    `the backup is of another build (missing here: ${missing.join(', ') || 'none'}; not in the backup: ${unknown.join(', ') || 'none'}). ` +
      'Migrate with the build of the backup, restore, then migrate with the new one.',
  );
}
