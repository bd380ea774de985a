import { once } from 'node:events';
import type { BackupFiles } from '../files/backup-files.ts';
import type { SavedObject } from '../manifest.ts';
import { checkObjects } from './check-objects.ts';
import { inParallel } from './in-parallel.ts';
import { fileOfObject, type S3Client } from './save-objects.ts';

/** Content types by the end of a key, as the worker sets them. */
const contentTypes: Record<string, string> = { '.mp4': 'video/mp4', '.jpg': 'image/jpeg', '.json': 'application/json' };

/**
 * Puts the objects of a backup into a bucket, which is made if it is absent.
 * @throws before the first one if a file was changed since the backup
 */
export async function loadObjects(
  client: S3Client,
  bucket: string,
  files: BackupFiles,
  objects: readonly SavedObject[],
): Promise<void> {
  await checkObjects(files, objects);
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
  await inParallel(objects, async ({ key, bytes }) => {
    const type = contentTypes[/\.\w+$/.exec(key)?.[0] ?? ''];
    const source = files.read(fileOfObject(key));
    // minio's putObject does not settle when its source fails.
    const failure = once(source, 'close').then(() => source.errored && Promise.reject(source.errored));
    const put = client.putObject(bucket, key, source, bytes, type ? { 'Content-Type': type } : {});
    await Promise.race([put, failure.then(() => put)]);
  });
}
