import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A table of the backup. Its rows are in `database/<name>.copy.gz`, in the text format of COPY. */
export interface SavedTable {
  /** With its schema. */
  name: string;
  columns: string[];
  rows: number;
}

/** List of what a backup contains. It is written last: a folder without one is no backup. */
export interface Manifest {
  /** When the snapshot of the database was taken, in ISO 8601. */
  takenAt: string;
  /** The migrations of the database: it can be restored into a database with the same ones only. */
  migrations: string[];
  tables: SavedTable[];
  /** Objects in `objects/<key>`. */
  objects: { key: string; bytes: number; sha256: string }[];
}

const fileName = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

/** @throws if the folder is no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} is no complete backup: it has no ${fileName}`, { cause });
  });
  return JSON.parse(text) as Manifest;
}
