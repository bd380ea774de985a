import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '../manifest.ts';
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
  folder: string,
  objects: Manifest['objects'],
): Promise<void> {
  await inParallel(objects, ({ key, sha256 }) => checkFile(fileOfObject(folder, key), sha256));
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
  await inParallel(objects, async ({ key }) => {
    const type = contentTypes[/\.\w+$/.exec(key)?.[0] ?? ''];
    await client.fPutObject(bucket, key, fileOfObject(folder, key), type ? { 'Content-Type': type } : {});
  });
}

async function checkFile(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new Error(`${file} is not the file that was saved`);
}
