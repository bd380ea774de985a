import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupFiles } from './files/backup-files.ts';

/** A table of the backup. Its rows are in `database/<name>.copy.gz`, in the text format of COPY. */
const savedTableSchema = z.object({
  /** With its schema. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Digest of the compressed rows; absent in older backups. */
  sha256: z.string().optional(),
});
export type SavedTable = z.infer<typeof savedTableSchema>;

/** An object of the backup, in `objects/<key>`. */
const savedObjectSchema = z.object({
  /** A key that leads out of the folder of the backup is in none that we made. */
  key: z.string().refine((key) => key.split('/').every((part) => part !== '..'), 'leads out of the backup'),
  bytes: z.int(),
  sha256: z.string(),
  /** The store's name of this content; absent in older backups. */
  etag: z.string().optional(),
});
export type SavedObject = z.infer<typeof savedObjectSchema>;

/** List of what a backup contains. It is written last: a folder without one is no backup. */
const manifestSchema = z.object({
  /** When the snapshot of the database was taken, in ISO 8601. */
  takenAt: z.string(),
  /** The migrations of the database: it can be restored into a database with the same ones only. */
  migrations: z.array(z.string()),
  tables: z.array(savedTableSchema),
  objects: z.array(savedObjectSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const fileName = 'manifest.json';

export async function writeManifest(files: BackupFiles, manifest: Manifest): Promise<void> {
  await files.write(fileName, Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]));
}

/** @throws if the manifest was encrypted with another key, or is none */
export async function readManifest(files: BackupFiles): Promise<Manifest> {
  const content = await text(files.read(fileName));
  try {
    return manifestSchema.parse(JSON.parse(content));
  } catch (cause) {
    throw new Error(`${fileName} is not the manifest of a backup`, { cause });
  }
}
