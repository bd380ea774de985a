import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { BackupFiles } from '../files/backup-files.ts';
import type { SavedObject } from '../manifest.ts';
import { inParallel } from './in-parallel.ts';
import { fileOfObject } from './save-objects.ts';

/** @throws if the file of an object is not the one that was saved */
export async function checkObjects(files: BackupFiles, objects: readonly SavedObject[]): Promise<void> {
  await inParallel(objects, async ({ key, sha256 }) => {
    const hash = createHash('sha256');
    await pipeline(files.read(fileOfObject(key)), hash);
    if (hash.digest('hex') !== sha256) throw new Error(`${fileOfObject(key)} is not the file that was saved`);
  });
}
