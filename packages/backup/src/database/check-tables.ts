import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { BackupFiles } from '../files/backup-files.ts';
import { sha256Of } from '../files/sha256-of.ts';
import type { SavedTable } from '../manifest.ts';
import { fileOfTable } from './save-database.ts';

/** @throws if the file of a table is not the one that was saved; of an older backup, without a digest: if it is not whole */
export async function checkTables(files: BackupFiles, tables: readonly SavedTable[]): Promise<void> {
  for (const { name, sha256 } of tables) {
    const file = fileOfTable(name);
    if (sha256 === undefined) await readThrough(files, file);
    else if ((await sha256Of(files, file)) !== sha256) throw new Error(`${file} is not the file that was saved`);
  }
}

/** The checksum at the end of a compressed file shows whether it is whole. */
async function readThrough(files: BackupFiles, file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(files.read(file), createGunzip(), nowhere).catch((cause: Error) => {
    throw new Error(`${file}: ${cause.message}`, { cause });
  });
}
