import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BackupFiles } from './files/backup-files.ts';

/** A table of the backup. Its rows are in `database/<name>.copy.gz`, in the text format of COPY. */
export interface SavedTable {
  /** With its schema. */
  name: string;
  columns: string[];
  rows: number;
}

/** An object of the backup, in `objects/<key>`. */
export interface SavedObject {
  key: string;
  bytes: number;
  sha256: string;
  /** The store's name of this content; absent in older backups. */
  etag?: string | undefined;
}

/** List of what a backup contains. It is written last: a folder without one is no backup. */
export interface Manifest {
  /** When the snapshot of the database was taken, in ISO 8601. */
  takenAt: string;
  /** The migrations of the database: it can be restored into a database with the same ones only. */
  migrations: string[];
  tables: SavedTable[];
  objects: SavedObject[];
}

const fileName = 'manifest.json';

export async function writeManifest(files: BackupFiles, manifest: Manifest): Promise<void> {
  await files.write(fileName, Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]));
}

/** @throws if the manifest was encrypted with another key */
export async function readManifest(files: BackupFiles): Promise<Manifest> {
  return JSON.parse(await text(files.read(fileName))) as Manifest;
}
