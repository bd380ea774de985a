import type { BackupFiles } from '../files/backup-files.ts';
import { sha256Of } from '../files/sha256-of.ts';
import type { SavedObject } from '../manifest.ts';
import { inParallel } from './in-parallel.ts';
import { fileOfObject } from './save-objects.ts';

/** @throws if the file of an object is not the one that was saved */
export async function checkObjects(files: BackupFiles, objects: readonly SavedObject[]): Promise<void> {
  await inParallel(objects, async ({ key, sha256 }) => {
    const file = fileOfObject(key);
    if ((await sha256Of(files, file)) !== sha256) throw new Error(`${file} is not the file that was saved`);
  });
}
