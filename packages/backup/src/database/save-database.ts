import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupFiles } from '../files/backup-files.ts';
import type { SavedTable } from '../manifest.ts';
import { listMigrations, listTables } from './tables.repository.ts';

export interface SavedDatabase {
  takenAt: string;
  migrations: string[];
  tables: SavedTable[];
}

/** File of a table's rows. */
export const fileOfTable = (name: string): string => `database/${name}.copy.gz`;

/** Saves all tables as they are at one moment. The services may go on writing. */
export async function saveDatabase(
  client: Client,
  files: BackupFiles,
  log: (line: string) => void,
): Promise<SavedDatabase> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  const takenAt = (rows[0]?.now ?? new Date()).toISOString();
  const migrations = await listMigrations(client);
  const tables: SavedTable[] = [];
  for (const { name, columns } of await listTables(client)) {
    const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
    const hash = createHash('sha256');
    const hashed = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
    await files.write(fileOfTable(name), copy, createGzip(), hashed);
    tables.push({ name, columns, rows: copy.rowCount, sha256: hash.digest('hex') });
    log(`${name}: ${copy.rowCount} rows`);
  }
  await client.query('commit');
  return { takenAt, migrations, tables };
}
